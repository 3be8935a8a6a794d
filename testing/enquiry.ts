import type { ServedSite } from './site.ts'
import { visitorOf } from './visitor.ts'

const enquiry = { name: 'Anne Whitfield', email: 'anne@example.com', message: 'Is it free?' }

/** The id of the newest lead from an e-mail address. */
export async function leadIdOf(site: ServedSite, email: string): Promise<string> {
  const { id } = await site.database.db
    .selectFrom('leads')
    .select('id')
    .where('email', '=', email)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Sends an enquiry by the contact form, as a new visitor.
 * @returns the lead's id.
 */
export async function sendEnquiry(
  site: ServedSite,
  fields: typeof enquiry = enquiry,
): Promise<string> {
  await visitorOf(site).post('/contact', fields)
  return leadIdOf(site, fields.email)
}
