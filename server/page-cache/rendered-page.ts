/** A piece of a page. Text that many pages share is kept in the bytes that are sent. */
export type PagePart = string | Buffer

/**
 * A page as a Response that keeps its parts: they are joined only when the page is sent or
 * compressed. Each copy of a page of 200 kB, and each pass through a stream, would take a twentieth
 * of the time of rendering it.
 */
export class RenderedPage extends Response {
  readonly parts: readonly PagePart[]

  constructor(parts: readonly PagePart[], init: ResponseInit) {
    super(null, init)
    this.parts = parts
  }
}

/** The body of a response. */
export async function readBytes(response: Response): Promise<Buffer<ArrayBuffer>> {
  if (!(response instanceof RenderedPage)) return Buffer.from(await response.arrayBuffer())
  return Buffer.concat(
    response.parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)),
  )
}
