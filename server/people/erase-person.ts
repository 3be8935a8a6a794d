import type { Kysely } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import { erasedMark, jsonText } from '../leads/find-leads.ts'
import { removeMailFiles } from './mail-files.ts'

export interface Erasure {
  /** Leads of which only kind, language, page and time are left. */
  leads: number
  /** Letters that will not go any more. */
  letters: number
  /** Of those, the ones that a process was sending at that moment: they may have gone. */
  lettersInHand: number
  subscriptions: number
  /** Entries of the ledger of consents. */
  consents: number
  /** Letters that lay as files, where no mail server is set up. */
  files: number
}

const batch = 500

/**
 * Erases a person by their address (GDPR, article 17): what they sent, what waits to be mailed about
 * it, their subscription, all in one transaction, and then letters kept as files. An anonymous lead
 * stays for the count. Backups made before still have them.
 * @param mailDir where letters are written as files.
 */
export async function erasePerson({ db, engine }: Database, email: string, mailDir: string, now = Date.now()): Promise<Erasure> {
  const address = email.trim().toLowerCase()
  const erasure = await db.transaction().execute(async (transaction) => {
    // A write comes first, so that on SQLite the transaction has the lock before it reads.
    const subscribers = await transaction.deleteFrom('subscribers').where('email', '=', address).executeTakeFirst()
    const consents = await transaction.deleteFrom('consents').where('email', '=', address).executeTakeFirst()
    const leads = await transaction.selectFrom('leads').select(['id', 'submission_id']).where(jsonText(engine, 'fields', 'email'), '=', address).execute()
    const letters = await transaction
      .selectFrom('outbox')
      .select(['id', 'state', 'leased_until'])
      .where(jsonText(engine, 'payload', 'email'), '=', address)
      .execute()
    for (let start = 0; start < leads.length; start += batch) {
      const ids = leads.slice(start, start + batch).map(({ id }) => id)
      letters.push(...(await transaction.selectFrom('outbox').select(['id', 'state', 'leased_until']).where('lead_id', 'in', ids).execute()))
    }
    await cancel(transaction, letters)
    for (const { id, submission_id } of leads) {
      await transaction
        .updateTable('leads')
        .set({
          fields: '{}',
          fingerprint: erasedMark,
          email: null,
          suspicion: null,
          consent_wording: null,
          // Without script the id was made of the text itself; a random one still keeps a repetition out.
          submission_id: submission_id.startsWith('text:') ? `erased:${id}` : submission_id,
        })
        .where('id', '=', id)
        .execute()
    }
    const unsent = letters.filter(({ state }) => state !== 'sent')
    return {
      leads: leads.length,
      letters: unsent.length,
      lettersInHand: unsent.filter(({ leased_until }) => leased_until > now).length,
      subscriptions: Number(subscribers.numDeletedRows),
      consents: Number(consents.numDeletedRows),
    }
  })
  return { ...erasure, files: await removeMailFiles(mailDir, address) }
}

/** Unsent letters go; of sent ones, what a mail server said of the address. */
async function cancel(transaction: Kysely<Schema>, letters: readonly { id: string; state: string }[]) {
  for (const { id, state } of letters) {
    if (state === 'sent') await transaction.updateTable('outbox').set({ last_error: null, payload: null }).where('id', '=', id).execute()
    else await transaction.deleteFrom('outbox').where('id', '=', id).execute()
  }
}
