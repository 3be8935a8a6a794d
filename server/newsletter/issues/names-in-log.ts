import { idsIn, type NameRows } from '../../audit-log/row-name.ts'
import { textAt } from '../../audit-log/text-at.ts'
import { fromJson } from '../../database/schema.ts'

/** Names newsletters in the log by their subjects. */
export const nameIssues: NameRows = async (db, entries) => {
  const ids = idsIn(entries, 'newsletter_issues')
  if (ids.length === 0) return []
  const issues = await db
    .selectFrom('newsletter_issues')
    .select(['id', 'texts'])
    .where('id', 'in', ids)
    .execute()
  return issues.map(({ id, texts }) => {
    const subject: unknown = fromJson(texts)
    const [en, es] = [textAt(subject, 'subject', 'en'), textAt(subject, 'subject', 'es')]
    return [id, { name: en || es ? { en: en || es, es: es || en } : undefined }]
  })
}
