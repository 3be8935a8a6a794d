import type { Attachment } from '../../database/tables/leads.ts'
import type { MessageFile } from '../../mail/mailers/mailer.ts'
import type { ReadSiteFile } from '../../shared/site-file.ts'

/**
 * Bytes of all files of one e-mail: mail servers take ten or more, and a file grows by a third on
 * its way.
 */
const maxBytes = 7 * 1024 * 1024

/**
 * Reads the attachments of a reply. Files that are gone, or too much for one e-mail, are left out;
 * the text links to all.
 * @returns the files; pictures have a `cid`, by which the text shows them.
 */
export async function attachFiles(
  attachments: readonly Attachment[],
  read: ReadSiteFile,
): Promise<MessageFile[]> {
  const files: MessageFile[] = []
  let total = 0
  for (const [index, { path, name, alt }] of attachments.entries()) {
    const file = await read(path)
    if (!file || total + file.bytes.length > maxBytes) continue
    total += file.bytes.length
    files.push({
      name,
      type: file.type,
      bytes: file.bytes,
      ...(alt !== undefined && { cid: cidOf(index) }),
    })
  }
  return files
}

/** The Content-ID of a reply's file, by its place. */
export const cidOf = (index: number): string => `picture-${index + 1}`
