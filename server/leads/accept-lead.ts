import { createHash, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { Unavailable } from '../unavailable.ts'
import { enqueue } from './enqueue.ts'
import type { Submission } from './lead.ts'

/**
 * - `accepted`: it is on the disk, with its letter in the outbox
 * - `repeated`: the same submission was accepted before; nothing was added
 * - `conflict`: another text under an id that is taken; nothing was added
 */
export type Acceptance = 'accepted' | 'repeated' | 'conflict'

/**
 * Stores a lead and the letter about it in one transaction. When this returns, both survive a crash.
 * @throws {Unavailable} when the database fails: then nothing was stored.
 */
export async function acceptLead(
  db: Kysely<Schema>,
  submission: Submission,
  mailDomain: string,
  now = new Date(),
): Promise<Acceptance> {
  const fingerprint = digest(submission)
  const submissionIds: [string, ...string[]] = submission.submissionId ? [submission.submissionId] : derivedIds(fingerprint, now)
  try {
    return await db.transaction().execute(async (transaction) => {
      const lead = {
        id: randomUUID(),
        submission_id: submissionIds[0],
        fingerprint,
        kind: submission.kind,
        language: submission.language,
        source_path: submission.sourcePath,
        fields: JSON.stringify(submission.fields),
        consent: submission.consentWording ? 1 : 0,
        consent_wording: submission.consentWording,
        created_at: now.toISOString(),
      }
      // Written before anything is read, so that the transaction holds the write lock from its start.
      const inserted = await transaction
        .insertInto('leads')
        .values(lead)
        .onConflict((conflict) => conflict.column('submission_id').doNothing())
        .returning('id')
        .executeTakeFirst()
      const earlier = await transaction
        .selectFrom('leads')
        .select('fingerprint')
        .where('submission_id', 'in', submissionIds)
        .where('id', '!=', lead.id)
        .executeTakeFirst()
      if (earlier) {
        if (inserted) await transaction.deleteFrom('leads').where('id', '=', lead.id).execute()
        return earlier.fingerprint === fingerprint ? 'repeated' : 'conflict'
      }
      await enqueue(transaction, { letter: 'agency', leadId: lead.id }, mailDomain, now)
      return 'accepted'
    })
  } catch (error) {
    throw new Unavailable('The lead store', error)
  }
}

function digest({ kind, language, sourcePath, fields, consentWording }: Submission): string {
  const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify([kind, language, sourcePath, sorted, consentWording])).digest('hex')
}

/**
 * A browser without script sends no id, so the text stands for itself: the same text on the same
 * day, or just after midnight, is the same submission.
 */
function derivedIds(fingerprint: string, now: Date): [string, string] {
  const today = dayOf(now.getTime())
  const yesterday = dayOf(now.getTime() - 24 * 60 * 60 * 1000)
  return [`text:${fingerprint}:${today}`, `text:${fingerprint}:${yesterday}`]
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
