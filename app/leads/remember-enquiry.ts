import { evidenceNames } from '#app/forms/evidence.ts'
import type { LeadKind } from '#server/leads/lead.ts'

/**
 * The `localStorage` key for each kind of enquiry (docs/requirements/leads.md#leads-and-e-mail);
 * the other kinds are not kept.
 */
const lists: Partial<Record<LeadKind, string>> = {
  inquiry: 'property_inquiries',
  questionnaire: 'property_inquiries',
  rental: 'rental_inquiries',
}

/**
 * Keeps a copy of a sent enquiry in the visitor's own browser, with the time.
 * A storage that is full, forbidden or broken causes no error.
 */
export function rememberEnquiry(kind: LeadKind, form: FormData): void {
  const key = lists[kind]
  if (!key) return
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    const enquiry: Record<string, unknown> = Object.fromEntries(form)
    for (const name of ['page', 'consent', ...Object.values(evidenceNames)]) delete enquiry[name]
    const list = [
      ...(Array.isArray(kept) ? kept : []),
      { ...enquiry, timestamp: new Date().toISOString() },
    ]
    localStorage.setItem(key, JSON.stringify(list))
  } catch {
    // The enquiry has been sent in any case.
  }
}
