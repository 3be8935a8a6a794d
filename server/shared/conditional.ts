/**
 * The headers that a 304 omits: those of the body, and the policy, because the browser's copy keeps
 * its own.
 */
const notIn304 = /^content-(type|encoding|length|security-policy)$/i

/** @param headers name, value, name, value, … */
export const headersOf304 = (headers: readonly string[]): string[] =>
  headers.filter((_, index) => !notIn304.test(headers[index - (index % 2)] ?? ''))

/** Whether an If-None-Match header names an ETag (RFC 9110 §13.1.2, weak comparison). */
export function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  const bare = etag.replace(/^W\//, '')
  return ifNoneMatch
    .split(',')
    .some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === bare)
}
