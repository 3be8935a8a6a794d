import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import type { TestSite } from './site.ts'

/** The e-mails that a site without a mail server has written to one mailbox, in any order. */
export async function emailsTo({ dataDir }: TestSite, mailbox: string): Promise<Email[]> {
  const folder = join(dataDir, 'mail')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const emails = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  )
  return emails.filter(({ to }) => to?.some(({ address }) => address === mailbox))
}

/** The subjects of those e-mails. */
export const subjectsTo = async (site: TestSite, mailbox: string): Promise<string[]> =>
  (await emailsTo(site, mailbox)).map(({ subject }) => subject ?? '')
