import type { Kysely, Selectable } from 'kysely'
import { fromJson, type Schema } from '../database/schema.ts'
import { retentionPeriods } from '../personal-data/retention-periods.ts'

/** A form that was refused because its session had not used the office for too long. */
export interface UnsentForm {
  /** The address to which it was sent. */
  path: string
  /**
   * Names and values as they were sent; several checked boxes of one name are several entries. Null
   * where the form was too long to be stored, which its member is told.
   */
  fields: [name: string, value: string][] | null
}

/**
 * The most text that is stored of a form, in characters: an article in both languages, with its
 * text before the changes.
 */
const maxLength = 400_000

/**
 * Stores what a member typed; a later form for the same address replaces it.
 * @returns false where it was too long, and only that fact is stored.
 */
export async function storeUnsentForm(
  db: Kysely<Schema>,
  memberId: string,
  { path, fields }: UnsentForm,
  now: number,
): Promise<boolean> {
  const typed = JSON.stringify(fields)
  const isKept = typed.length <= maxLength
  const text = isKept ? typed : 'null'
  await db
    .insertInto('unsent_forms')
    .values({ member_id: memberId, path, fields: text, saved_at: now })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'path']).doUpdateSet({ fields: text, saved_at: now }),
    )
    .execute()
  return isKept
}

/** The stored forms of a member, latest first. */
export async function listUnsentForms(
  db: Kysely<Schema>,
  memberId: string,
  now: number,
): Promise<UnsentForm[]> {
  const rows = await formsOf(db, memberId, now).orderBy('saved_at', 'desc').execute()
  return rows.map(formIn)
}

/** The form that is stored for an address; undefined where there is none. */
export async function readUnsentForm(
  db: Kysely<Schema>,
  memberId: string,
  path: string,
  now: number,
): Promise<UnsentForm | undefined> {
  const row = await formsOf(db, memberId, now).where('path', '=', path).executeTakeFirst()
  return row && formIn(row)
}

const formsOf = (db: Kysely<Schema>, memberId: string, now: number) =>
  db
    .selectFrom('unsent_forms')
    .select(['path', 'fields'])
    .where('member_id', '=', memberId)
    .where('saved_at', '>=', now - retentionPeriods.unsentForm)

const formIn = ({ path, fields }: Pick<Selectable<Schema['unsent_forms']>, 'path' | 'fields'>) => ({
  path,
  fields: fromJson(fields),
})

/** Removes a form that was sent or is no longer wanted. */
export async function deleteUnsentForm(
  db: Kysely<Schema>,
  memberId: string,
  path: string,
): Promise<void> {
  await db
    .deleteFrom('unsent_forms')
    .where('member_id', '=', memberId)
    .where('path', '=', path)
    .execute()
}

/**
 * Deletes the unsent forms about some leads or people: those with one of these ids or e-mail
 * addresses in their path or fields. All forms are searched, because only a few are stored at a
 * time.
 */
export async function eraseUnsentForms(
  transaction: Kysely<Schema>,
  names: readonly string[],
): Promise<void> {
  const forms = await transaction.selectFrom('unsent_forms').selectAll().execute()
  const patterns = names.map(wholeName)
  for (const { member_id: memberId, path, fields } of forms) {
    const texts = [path, ...(fromJson(fields)?.map(([, value]) => value) ?? [])]
    if (patterns.some((pattern) => texts.some((text) => pattern.test(text))))
      await deleteUnsentForm(transaction, memberId, path)
  }
}

/**
 * Matches a whole id or e-mail address in a text, in upper or lower case: ana@example.com is not in
 * mariana@example.com, nor in ana@example.com.es.
 */
const wholeName = (name: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}_.+-])${RegExp.escape(name)}(?![\p{L}\p{N}_@-]|\.[\p{L}\p{N}])`,
    'iu',
  )
