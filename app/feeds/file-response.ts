/**
 * The response with a file for programs. Programs and caches may keep it for an hour.
 * @param type the media type; the text is UTF-8.
 */
export const fileResponse = (text: string, type: string): Response =>
  new Response(text, { headers: headersOf(type) })

const headersOf = (type: string) => ({
  'Content-Type': `${type}; charset=utf-8`,
  'Cache-Control': 'public, max-age=3600',
})

/**
 * The response with a file that is too long for memory: each piece is made when the reader has
 * taken the one before. The same caching applies as to {@link fileResponse}.
 * @throws the error of making the first piece. A later failure ends the connection, so that a part
 *   is not mistaken for the whole.
 */
export async function streamedFile(
  pieces: AsyncGenerator<string>,
  type: string,
): Promise<Response> {
  let piece = await pieces.next()
  const bytes = new TextEncoder()
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (piece.done) return controller.close()
        controller.enqueue(bytes.encode(piece.value))
        piece = await pieces.next()
      },
      async cancel() {
        await pieces.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
  // A proxy must not buffer the file either.
  return new Response(stream, { headers: { ...headersOf(type), 'X-Accel-Buffering': 'no' } })
}
