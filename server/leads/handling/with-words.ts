import {
  type ExpressionBuilder,
  type Kysely,
  type SelectQueryBuilder,
  sql,
  type SqlBool,
} from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { termsOf } from './search-words.ts'

/** A query of leads. */
export type Leads = SelectQueryBuilder<Schema, 'leads', object>

/** A term that more words begin with is common. */
const fewWords = 1000

/**
 * Narrows a query of leads to those that have a word for each term of a search. Few leads have a rare term: they are
 * looked up by it. Many have a common one: the list's own order soon meets enough of them, and looks into the words of each.
 * @param search as somebody types it.
 */
export async function withWords(db: Kysely<Schema>, leads: Leads, search: string): Promise<Leads> {
  const terms = termsOf(search)
  // What has no word in it is found nowhere.
  if (terms.length === 0) return leads.where(sql<SqlBool>`1 = 0`)
  const counts = await Promise.all(terms.map((term) => countWords(db, term)))
  const rarest = counts.indexOf(Math.min(...counts))
  return terms.reduce(
    (query, term, index) =>
      index === rarest && (counts[index] ?? 0) <= fewWords
        ? query.where('leads.id', 'in', (words) => beginning(words, term).select('lead_id'))
        : query.where(
            (words) =>
              sql<SqlBool>`${beginning(words, term)
                .select('lead_id')
                .where('lead_id', '=', sql<string>`leads.id`)
                .limit(1)} is not null`,
          ),
    leads,
  )
}

/** The words that begin with a term. */
const beginning = (
  { selectFrom }: Pick<ExpressionBuilder<Schema, never>, 'selectFrom'>,
  term: string,
) => selectFrom('lead_words').where('word', '>=', term).where('word', '<', `${term}\u{10FFFF}`)

/** How many words of leads begin with a term; no more are counted than tell whether it is common. */
async function countWords(db: Kysely<Schema>, term: string): Promise<number> {
  const { count } = await db
    .selectFrom((some) =>
      beginning(some, term)
        .select('lead_id')
        .limit(fewWords + 1)
        .as('some'),
    )
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
