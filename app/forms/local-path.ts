/** A path on this site, without a query; anything that could lead to another site is refused. */
export const localPath = (path: string): string | undefined =>
  /^\/(?![/\\])[\w\-./]{0,200}$/.test(path) ? path : undefined

/** A path as the value of the parameter `next`, where its query has to be encoded. */
export const nextParameter = (path: string): string => path.replace(/\?.*/, encodeURIComponent)

/**
 * The address on this site from which a form was sent, with the form's name in its query for the
 * toast there. The query and fragment of `back` are kept; undefined where {@link localPath} refuses
 * its path.
 */
export function returnAddress(back: string, sent: string): string | undefined {
  const [, path = '', query = '', fragment = ''] =
    /^([^?#]*)(\?[^#]*)?(#[\w-]{0,100})?$/.exec(back) ?? []
  const local = localPath(path)
  if (!local) return undefined
  const search = new URLSearchParams(query)
  search.set('sent', sent)
  return `${local}?${search}${fragment}`
}
