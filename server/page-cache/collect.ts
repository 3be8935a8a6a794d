import { Writable } from 'node:stream'

/**
 * Everything that is written into a stream, as text.
 * @param write gets the stream, and a way to say that nothing will come of it.
 */
export function collect(
  write: (into: Writable, fail: (error: unknown) => void) => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    const into = new Writable({
      // No pause after so many bytes: all of it is wanted.
      highWaterMark: 64 * 1024 * 1024,
      write(chunk: Uint8Array, _, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString())
        done()
      },
    })
    into.on('error', reject)
    write(into, reject)
  })
}
