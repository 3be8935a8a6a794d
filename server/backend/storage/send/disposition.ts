import type { ObjectRow } from '../objects/object-row.ts'
import { isShown } from '../sniff.ts'

/**
 * The Content-Disposition of an object (RFC 6266).
 * @param download a name for the download, or '' for the object's own; undefined lets the browser
 *   display safe types.
 */
export function dispositionOf(
  { mimetype, name }: Pick<ObjectRow, 'mimetype' | 'name'>,
  download: string | undefined,
): string | undefined {
  if (download === undefined && isShown(mimetype)) return undefined
  const file = (download || name.split('/').at(-1) || '').slice(0, 200)
  const encoded = encodeURIComponent(file.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${encoded}"; filename*=UTF-8''${encoded}`
}
