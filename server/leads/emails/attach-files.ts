import type { Attachment } from '../../database/tables/leads.ts'
import type { MessageFile } from '../../mail/mailers/mailer.ts'
import type { ReadSiteFile } from '../../shared/site-file.ts'

/**
 * The most bytes of all attachments of one e-mail: mail servers accept ten megabytes or more, and
 * encoding enlarges a file by a third.
 */
const maxBytes = 7 * 1024 * 1024

/**
 * Reads the attachments of a reply. Files that no longer exist, or are too large for one e-mail,
 * are omitted; the text links to all files.
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

/** The Content-ID of a reply's file, from its position. */
export const cidOf = (index: number): string => `picture-${index + 1}`
