import type { Submission } from '#server/leads/lead.ts'

/** What somebody of that name sends with the contact form; each name has a submission id of its own. */
export const submissionOf = (name: string, change: Partial<Submission> = {}): Submission => ({
  kind: 'contact',
  language: 'en',
  sourcePath: '/',
  fields: { name, email: `${name}@example.com`, message: 'Hello' },
  consentWording: null,
  submissionId: `submission-of-${name}`,
  ...change,
})
