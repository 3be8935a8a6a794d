/** Stores bytes under a generated id. A blob never changes. */
export interface Blobs {
  /** Resolves when the bytes are on the disk. */
  write(id: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>
  /**
   * The bytes from one position to another, both inclusive. The stream fails if the blob does not
   * exist.
   */
  read(id: string, from: number, to: number): ReadableStream<Uint8Array>
  /** Removes blobs. A missing blob is no error. */
  remove(ids: readonly string[]): Promise<void>
  /** The ids of blobs written before a time, including those without a row in the database. */
  olderThan(time: number): AsyncIterable<string>
}

/** The whole blob as a buffer. */
export async function readAll(blobs: Blobs, id: string, size: number): Promise<Buffer> {
  if (size === 0) return Buffer.alloc(0)
  return Buffer.concat(await Array.fromAsync(blobs.read(id, 0, size - 1)))
}
