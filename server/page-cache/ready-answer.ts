import type { ServerResponse } from 'node:http'

/** As much of a request as it takes to find an answer that is ready. */
export interface ReadyRequest {
  method: string
  /** Path and query, as they were sent. */
  url: string
  /** @param name in lower case. */
  header(name: string): string | undefined
}

/** An answer whose head and body are made already. */
export interface ReadyAnswer {
  status: number
  /** Name, value, name, value, … */
  headers: readonly string[]
  /** Undefined for an answer that has none (304, or to HEAD). */
  body: Buffer<ArrayBuffer> | undefined
}

/** Returns a response that is in memory, or undefined. */
export type Ready = (request: ReadyRequest) => ReadyAnswer | undefined

/** Whether a request only reads: others never get an answer that is ready. */
export const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD'

/**
 * Tells that a page is past its lifetime (RFC 9211): it is being rendered again, or that fails because the
 * database does not answer.
 */
export const markStale = (answer: ReadyAnswer): ReadyAnswer => ({
  ...answer,
  headers: [...answer.headers, 'Cache-Status', 'alboran; hit; detail=stale'],
})

/** As the framework gives answers: for tests and development, where no socket is written to directly. */
export function toResponse({ status, headers, body }: ReadyAnswer): Response {
  const pairs: [string, string][] = []
  for (let index = 0; index < headers.length; index += 2)
    pairs.push([headers[index] ?? '', headers[index + 1] ?? ''])
  return new Response(body, {
    status,
    headers: pairs,
  })
}

/** Writes an answer to its socket. */
export function writeAnswer(
  response: ServerResponse,
  { status, headers, body }: ReadyAnswer,
  requestId: string,
): void {
  response.writeHead(status, [...headers, 'X-Request-Id', requestId])
  response.end(body)
}
