import type { SupabaseClient } from '@supabase/supabase-js'
import * as v from 'valibot'
import { type HomeFieldName, fieldNames, type HomeFields, fieldsOf } from './fields.ts'
import { type HomeState, stateOfHome } from './home-state.ts'
import { readHome, type StaffHome } from './home.ts'
import { rowsOf } from './stored-home.ts'

/** A home after a change. */
export interface HomeVersion {
  /**
   * The number of the change, from 1. The state before the first change is 0, where the log does
   * not contain the creation of the home.
   */
  number: number
  /** ISO 8601. */
  at: string
  /**
   * The e-mail address of the member who changed it, or the name of the program; '' for the
   * original.
   */
  by: string
  fields: HomeFields
  /** The fields that differ from the previous version. */
  changed: HomeFieldName[]
  state: HomeState
  /** The state before the change; undefined where the change left the state as it was. */
  formerState: HomeState | undefined
}

/** A price that a home had. */
export interface FormerPrice {
  previous: number
  price: number
  /** ISO 8601. */
  at: string
}

/** The most changes of one home that are read. */
const maxVersions = 500

const entry = v.object({
  at: v.string(),
  actor: v.string(),
  action: v.picklist(['insert', 'update', 'delete']),
  before: v.nullable(v.record(v.string(), v.unknown())),
})

/**
 * The versions of a home, newest first. The log contains the columns that each change replaced, so
 * versions are computed backwards from the present row.
 * @throws {NotAllowed}
 * @throws {Unavailable}
 */
export async function readHomeVersions(client: SupabaseClient, id: string): Promise<HomeVersion[]> {
  const [homes, log] = await Promise.all([
    client.from('properties').select('*').eq('id', id).limit(1),
    client
      .from('changes')
      .select('at,actor,action,before', { count: 'exact' })
      .eq('table_name', 'properties')
      .eq('row_id', id)
      .order('id', { ascending: false })
      .limit(maxVersions),
  ])
  const [present] = rowsOf(homes)
  if (typeof present !== 'object' || present === null) return []
  const versions: HomeVersion[] = []
  const entries = rowsOf(log).flatMap((row) => {
    const result = v.safeParse(entry, row)
    return result.success ? [result.output] : []
  })
  let row: Record<string, unknown> = { ...present }
  // Changes are numbered from the oldest one, so that each keeps its number when others are added.
  const count = log.count ?? entries.length
  let isOlder = count > 0 && entries.length === count
  for (const [index, { at, actor, action, before }] of entries.entries()) {
    const home = readHome(row)
    if (!home) break
    row = { ...row, ...before }
    const homeBefore = action === 'update' ? readHome(row) : undefined
    const fields = fieldsOf(home.property)
    const earlier = homeBefore && fieldsOf(homeBefore.property)
    const state = stateOfHome(home)
    const stateBefore = homeBefore && stateOfHome(homeBefore)
    versions.push({
      number: count - index,
      at: new Date(at).toISOString(),
      by: actor,
      fields,
      changed: fieldNames.filter((name) => fields[name] !== (earlier?.[name] ?? '')),
      state,
      formerState: stateBefore === state ? undefined : stateBefore,
    })
    if (action !== 'update') {
      isOlder = false
      break
    }
  }
  const original = isOlder ? readHome(row) : undefined
  return original ? [...versions, originalOf(original)] : versions
}

/** A home before its first change in the log, such as one of the sample homes. */
function originalOf(home: StaffHome): HomeVersion {
  const fields = fieldsOf(home.property)
  return {
    number: 0,
    at: new Date(home.property.createdAt).toISOString(),
    by: '',
    fields,
    changed: fieldNames.filter((name) => fields[name] !== ''),
    state: stateOfHome(home),
    formerState: undefined,
  }
}

/**
 * The former prices of a home, newest first.
 * @throws {NotAllowed}
 * @throws {Unavailable}
 */
export async function readFormerPrices(client: SupabaseClient, id: string): Promise<FormerPrice[]> {
  const answer = await client
    .from('price_history')
    .select('previous,price,at')
    .eq('property_id', id)
    .order('id', { ascending: false })
    .limit(maxVersions)
  return rowsOf(answer).flatMap((row) => {
    const result = v.safeParse(formerPrice, row)
    return result.success ? [result.output] : []
  })
}

const formerPrice = v.object({ previous: v.number(), price: v.number(), at: v.string() })
