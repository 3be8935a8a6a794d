/** Keeps bytes by the id that we gave them. What is kept never changes. */
export interface Blobs {
  /** Ends when the bytes are on the disk. */
  write(id: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>
  /** The bytes from one position to another, both included; the stream fails where they are not there. */
  read(id: string, from: number, to: number): ReadableStream<Uint8Array>
  /** Removes them; what is not there is no error. */
  remove(ids: readonly string[]): Promise<void>
  /** The ids of bytes that were written before a time and that the database need not know of. */
  olderThan(time: number): AsyncIterable<string>
}

/** All of a blob. */
export async function readAll(blobs: Blobs, id: string, size: number): Promise<Buffer> {
  if (size === 0) return Buffer.alloc(0)
  return Buffer.concat(await Array.fromAsync(blobs.read(id, 0, size - 1)))
}
