import {
  type ExpressionBuilder,
  type Kysely,
  type SelectQueryBuilder,
  sql,
  type SqlBool,
} from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { leadsInAll } from './leads-in-all.ts'
import { queryTermsOf } from './search-terms.ts'

export type LeadQuery = SelectQueryBuilder<Schema, 'leads', object>

/** The most leads that are looked up by their ids. */
const maxFound = 1000

/** A term is common when more search terms of leads than this begin with it. */
const maxMatches = 20_000

/**
 * Restricts a query of leads to those that match each term of a search. First the leads that match
 * all terms that are not common are looked up; if they are few, only these are read. Otherwise the
 * terms are checked lead by lead, because the list soon finds enough matches in its own order.
 * @param search the text as it was typed.
 */
export async function withTerms(
  db: Kysely<Schema>,
  leads: LeadQuery,
  search: string,
): Promise<LeadQuery> {
  const terms = queryTermsOf(search)
  // A search without a letter or digit finds nothing.
  if (terms.length === 0) return leads.where(sql<SqlBool>`1 = 0`)
  const isCommon = await Promise.all(
    // The leads of a single term are all read, so its limit is the lower one.
    terms.map((spellings) => hasMore(db, spellings, terms.length > 1 ? maxMatches : maxFound)),
  )
  const ids = await findIds(
    db,
    terms.filter((_, index) => !isCommon[index]),
  )
  return ids
    ? withEach(
        ids.length > 0 ? leads.where('leads.id', 'in', ids) : leads.where(sql<SqlBool>`1 = 0`),
        terms.filter((_, index) => isCommon[index]),
      )
    : withEach(leads, terms)
}

/** Checks the terms lead by lead. */
const withEach = (leads: LeadQuery, terms: readonly (readonly string[])[]): LeadQuery =>
  terms.reduce(
    (query, spellings) =>
      query.where(
        (builder) =>
          sql<SqlBool>`${beginning(builder, spellings)
            .select('lead_id')
            .where('lead_id', '=', sql<string>`leads.id`)
            .limit(1)} is not null`,
      ),
    leads,
  )

/** The search terms that begin with one of the spellings of a term. */
const beginning = (
  query: Pick<ExpressionBuilder<Schema, never>, 'selectFrom'>,
  spellings: readonly string[],
) =>
  query
    .selectFrom('lead_search_terms')
    .where(({ eb, and, or }) =>
      or(
        spellings.map((term) =>
          and([eb('term', '>=', term), eb('term', '<', `${term}\u{10FFFF}`)]),
        ),
      ),
    )

/** Whether more than this many search terms begin with a term. */
async function hasMore(
  db: Kysely<Schema>,
  spellings: readonly string[],
  most: number,
): Promise<boolean> {
  const { count } = await db
    .selectFrom((some) =>
      beginning(some, spellings)
        .select('lead_id')
        .limit(most + 1)
        .as('some'),
    )
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count > most
}

/**
 * The ids of the leads that match every term.
 * @returns undefined without terms, or where more than `maxFound` leads match.
 */
async function findIds(
  db: Kysely<Schema>,
  terms: readonly (readonly string[])[],
): Promise<string[] | undefined> {
  if (terms.length === 0) return undefined
  const ids = await leadsInAll(
    terms.map((spellings) => beginning(db, spellings).select('lead_id').distinct()),
    maxFound + 1,
  )
  return ids.length > maxFound ? undefined : ids
}
