import type { Kysely } from 'kysely'
import type { Actor } from '../../audit-log/actor.ts'
import { recordAuditEntries } from '../../audit-log/record-entries.ts'
import { fromJson, type Schema } from '../../database/schema.ts'
import type { Language } from '../../language.ts'

/** Where visitors meet the office, in each language. */
export type MeetingPlace = Record<Language, string>

const name = 'meeting-place'

/** The place that staff have set; undefined if `VIEWING_PLACE` applies. */
export async function readMeetingPlace(db: Kysely<Schema>): Promise<MeetingPlace | undefined> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row && fromJson(row.value)
}

/**
 * The value for the agency's `viewingPlace`: the place that staff have set, or else the configured
 * one.
 */
export async function viewingPlaceIn(
  db: Kysely<Schema>,
  language: Language,
  configured: string | undefined,
): Promise<string | undefined> {
  return (await readMeetingPlace(db))?.[language] ?? configured
}

/**
 * Sets the meeting place and records the change in the log.
 * @param place in both languages; if both are blank, `VIEWING_PLACE` applies again.
 * @returns the language whose text is missing while the other is given: then nothing is changed.
 */
export async function setMeetingPlace(
  db: Kysely<Schema>,
  { place: { en, es }, actor, now }: { place: MeetingPlace; actor: Actor; now: number },
): Promise<'saved' | { missing: Language }> {
  if (!en !== !es) return { missing: en ? 'es' : 'en' }
  await db.transaction().execute(async (transaction) => {
    const before = await readMeetingPlace(transaction)
    const after = en ? { en, es } : undefined
    const value = JSON.stringify(after)
    if (after)
      await transaction
        .insertInto('settings')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute()
    else await transaction.deleteFrom('settings').where('name', '=', name).execute()
    await recordAuditEntries(
      transaction,
      actor,
      [{ table: 'settings', id: name, before, after }],
      now,
    )
  })
  return 'saved'
}
