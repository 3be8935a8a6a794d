import type { Kysely } from 'kysely'
import type { Schema } from '#server/database/schema.ts'
import type { EmailWriter } from '#server/mail/email-kind.ts'
import { emailWriters as shippedWriters } from '#server/open-outbox.ts'
import { createViewingLinks } from '#server/viewings/viewing-links.ts'

/** The writers of every kind of e-mail, as for the site at https://site.test. */
export const emailWriters = (db: Kysely<Schema>): EmailWriter[] =>
  shippedWriters({
    db,
    siteUrl: 'https://site.test',
    agencyEmail: 'agency@site.test',
    agencyLanguage: 'en',
    viewingPlace: 'Gatehouse; Calle Uno 1; Málaga',
    chatPhone: '+34 600 000 000',
    mailFrom: 'site@site.test',
    readFile: async () => undefined,
    readLabels: async () => new Map(),
    links: createViewingLinks(() => ['key']),
    clock: Date.now,
  })
