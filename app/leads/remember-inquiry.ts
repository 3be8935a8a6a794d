import type { LeadKind } from '#server/leads/lead.ts'

/** The list each kind is kept in, as specification §7 names them; other kinds are no inquiries. */
const lists: Partial<Record<LeadKind, string>> = {
  inquiry: 'property_inquiries',
  questionnaire: 'property_inquiries',
  rental: 'rental_inquiries',
}

/**
 * Keeps a copy of a sent inquiry in the visitor's own browser, with the time (specification §7).
 * Storage may be full, forbidden or broken: the inquiry was sent all the same.
 */
export function rememberInquiry(kind: LeadKind, form: FormData): void {
  const key = lists[kind]
  if (!key) return
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    const inquiry: Record<string, unknown> = Object.fromEntries(form)
    for (const name of ['page', 'submission', 'consent']) delete inquiry[name]
    const list = [
      ...(Array.isArray(kept) ? kept : []),
      { ...inquiry, timestamp: new Date().toISOString() },
    ]
    localStorage.setItem(key, JSON.stringify(list))
  } catch {
    // Nothing to do: see above.
  }
}
