import {
  type ExpressionBuilder,
  type Kysely,
  type SelectQueryBuilder,
  sql,
  type SqlBool,
} from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { queryTermsOf } from './search-terms.ts'

/** A query of leads. */
export type LeadQuery = SelectQueryBuilder<Schema, 'leads', object>

/** A term is rare when at most so many search terms of leads begin with it. */
const maxRareMatches = 1000

/**
 * Narrows a query of leads to those that match each term of a search. Leads are looked up by the
 * rarest term, if it is rare. A common term is checked lead by lead, because the list soon meets
 * enough of them in its own order.
 * @param search as somebody types it.
 */
export async function withTerms(
  db: Kysely<Schema>,
  leads: LeadQuery,
  search: string,
): Promise<LeadQuery> {
  const terms = queryTermsOf(search)
  // A search without a letter or digit finds nothing.
  if (terms.length === 0) return leads.where(sql<SqlBool>`1 = 0`)
  const counts = await Promise.all(terms.map((spellings) => countMatches(db, spellings)))
  const rarest = counts.indexOf(Math.min(...counts))
  return terms.reduce(
    (query, spellings, index) =>
      index === rarest && (counts[index] ?? 0) <= maxRareMatches
        ? query.where('leads.id', 'in', (builder) =>
            beginning(builder, spellings).select('lead_id'),
          )
        : query.where(
            (builder) =>
              sql<SqlBool>`${beginning(builder, spellings)
                .select('lead_id')
                .where('lead_id', '=', sql<string>`leads.id`)
                .limit(1)} is not null`,
          ),
    leads,
  )
}

/** The search terms that begin with one of the spellings of a term. */
const beginning = (
  { selectFrom }: Pick<ExpressionBuilder<Schema, never>, 'selectFrom'>,
  spellings: readonly string[],
) =>
  selectFrom('lead_search_terms').where(({ eb, and, or }) =>
    or(
      spellings.map((term) => and([eb('term', '>=', term), eb('term', '<', `${term}\u{10FFFF}`)])),
    ),
  )

/** How many search terms begin with a term; counting ends when the term is known to be common. */
async function countMatches(db: Kysely<Schema>, spellings: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom((some) =>
      beginning(some, spellings)
        .select('lead_id')
        .limit(maxRareMatches + 1)
        .as('some'),
    )
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
