import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { PersonalData } from '../personal-data/personal-data.ts'
import { retentionPeriods } from '../personal-data/retention-periods.ts'
import { batch, type RetentionRule } from '../personal-data/retention-rule.ts'
import { cancelEmailsTo, outdatedEmails, removeEmails } from './erase-emails.ts'

interface Options {
  /** The features whose e-mails the outbox sends. */
  features: readonly PersonalData[]
  /** Records the outcome of e-mails, in the transaction that removes them from the outbox. */
  record: (transaction: Kysely<Schema>, ids: readonly string[]) => Promise<void>
}

/** The e-mails of the outbox; those about leads are erased with their leads. */
export const mailData = ({ features, record }: Options): PersonalData => ({
  tables: ['outbox'],
  async forget(transaction, { engine, emails, newEmails }) {
    return { emails: await cancelEmailsTo(transaction, engine, [...emails, ...newEmails]) }
  },
  retain: [
    {
      name: 'emails',
      async apply({ db }, now) {
        const ids = await outdatedEmails(db, now - retentionPeriods.email, batch)
        await record(db, ids)
        await removeEmails(db, ids)
        return ids.length
      },
    },
    forgetsUnconfirmedRecipients(features),
  ],
})

/**
 * Removes from the outbox the addresses that were asked to confirm but are stored in no other
 * table. The period is that of other data about addresses that were never confirmed.
 */
function forgetsUnconfirmedRecipients(features: readonly PersonalData[]): RetentionRule {
  const kinds = features.flatMap(({ confirmationKind }) => confirmationKind ?? [])
  const tables = features.flatMap(({ addresses }) => addresses ?? [])
  return {
    name: 'recipients',
    async apply({ db }, now) {
      const { numUpdatedRows } = await db
        .updateTable('outbox')
        .set({ recipient: null, last_error: null })
        .where('id', 'in', ({ selectFrom }) =>
          selectFrom('outbox')
            .select('id')
            .where('kind', 'in', kinds)
            .where('recipient', 'is not', null)
            .where('state', '!=', 'waiting')
            .where('created_at', '<', now - retentionPeriods.unconfirmed)
            .where(({ not, exists, or }) =>
              not(
                or(
                  tables.map((table) =>
                    exists(
                      selectFrom(table).select('id').whereRef(`${table}.email`, '=', 'recipient'),
                    ),
                  ),
                ),
              ),
            )
            .limit(batch),
        )
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },
  }
}
