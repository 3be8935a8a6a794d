import type { ServerResponse } from 'node:http'

/** The parts of a request that are needed to find a response that is ready. */
export interface ReadyRequest {
  method: string
  /** Path and query, as they were sent. */
  url: string
  /** @param name in lower case. */
  header(name: string): string | undefined
}

/** A response whose head and body are complete. */
export interface ReadyResponse {
  status: number
  /** Name, value, name, value, … */
  headers: readonly string[]
  /** Undefined for a response without a body (304, or to HEAD). */
  body: Buffer<ArrayBuffer> | undefined
}

/** Returns a response that is in memory, or undefined. */
export type Ready = (request: ReadyRequest) => ReadyResponse | undefined

/** Whether a request only reads; other requests never get a ready response. */
export const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD'

/**
 * Marks a page as past its lifetime (RFC 9211): it is being rendered again, or cannot be rendered
 * because the database does not answer.
 */
export const markStale = (response: ReadyResponse): ReadyResponse => ({
  ...response,
  headers: [...response.headers, 'Cache-Status', 'alboran; hit; detail=stale'],
})

/**
 * Converts a ready response to a Response of the framework, for tests and development, where
 * nothing is written to the socket directly.
 */
export function toResponse({ status, headers, body }: ReadyResponse): Response {
  const pairs: [string, string][] = []
  for (let index = 0; index < headers.length; index += 2)
    pairs.push([headers[index] ?? '', headers[index + 1] ?? ''])
  return new Response(body, {
    status,
    headers: pairs,
  })
}

/** Writes a response to its socket. */
export function writeResponse(
  to: ServerResponse,
  { status, headers, body }: ReadyResponse,
  requestId: string,
): void {
  to.writeHead(status, [...headers, 'X-Request-Id', requestId])
  to.end(body)
}
