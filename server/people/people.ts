import type { Actor } from '../audit-log/actor.ts'
import { recordAuditEntries } from '../audit-log/record-entries.ts'
import type { NamesInLog } from '../audit-log/row-names.ts'
import type { Database } from '../database/database.ts'
import { operationsOn } from '../database/or-unavailable.ts'
import { fromJson } from '../database/schema.ts'
import type { Spool } from '../leads/intake/spool.ts'
import {
  findAddresses,
  type PossibleDuplicate,
  possibleDuplicatesOf,
  mergePeople,
  separatePerson,
} from '../leads/same-people/same-people.ts'
import { endNews } from '../newsletter/unsubscribe.ts'
import type { Clock } from '../shared/time/clock.ts'
import { erasePerson } from './erase-person.ts'
import { findPeople, type PersonSummary, summaryOf } from './find-people.ts'
import { type PersonChanges, readPersonChanges } from './person-changes.ts'
import { type PersonData, personData } from './person-data.ts'

/** Everything that is stored about one person, under each of their addresses. */
export interface Person {
  name: string
  phone: string
  /** The address of the lead that was asked for comes first. */
  addresses: PersonData[]
  /** People who may be the same under another address. */
  possibleDuplicates: PossibleDuplicate[]
  /** The log of their leads. */
  changes: PersonChanges
}

interface Options {
  database: Database
  /** The folder of e-mails that are written as files. */
  mailFolder: string
  spool: Pick<Spool, 'erase'> | undefined
  names: NamesInLog
  clock: Clock
}

export type People = ReturnType<typeof createPeople>

/**
 * People as staff see them: found by one of their leads, so that no address is in a path. Every
 * call throws `Unavailable` when the database fails.
 */
export function createPeople(options: Options) {
  const { on } = operationsOn('The data of people', options)
  return {
    ofLead: on(personOfLead),
    export: on(exportPerson),
    possibleDuplicates: on(duplicatesOfLead),
    find: on(searchPeople),
    compare: on(compareLeads),
    merge: on(mergeLeads),
    separate: on(separateLead),
    endNews: on(endNewsOfLead),
    erase: on(erasePersonOfLead),
  }
}

/** @returns undefined where there is no such lead, or it names no address. */
async function personOfLead(
  { database, names }: Options,
  leadId: string,
): Promise<Person | undefined> {
  const { db } = database
  const lead = await leadOf(db, leadId)
  if (!lead) return undefined
  const { name = '', phone = '' } = lead.fields
  const emails = await findAddresses(db, lead.email)
  const addresses = await dataOf(database, emails)
  return {
    name,
    phone,
    addresses,
    possibleDuplicates: await possibleDuplicatesOf(db, emails, { name, phone }),
    changes: await readPersonChanges(db, addresses, names),
  }
}

/**
 * The data of a lead's person, to be handed to them, with an entry in the log.
 * @returns undefined as {@link personOfLead}.
 */
async function exportPerson(
  { database, clock }: Options,
  leadId: string,
  actor: Actor,
): Promise<PersonData[] | undefined> {
  const { db } = database
  const lead = await leadOf(db, leadId)
  if (!lead) return undefined
  const addresses = await dataOf(database, await findAddresses(db, lead.email))
  const change = { before: { exported: false }, after: { exported: true } }
  await recordChange(db, { leadId, actor, change, now: clock() })
  return addresses
}

async function dataOf(database: Database, emails: readonly string[]): Promise<PersonData[]> {
  const addresses: PersonData[] = []
  for (const email of emails) addresses.push(await personData(database, email))
  return addresses
}

/**
 * Records that the people of two leads are one person.
 * @returns false where either lead is unknown.
 */
async function mergeLeads(
  { database: { db }, clock }: Options,
  leadId: string,
  otherLeadId: string,
  actor: Actor,
): Promise<boolean> {
  const [one, other] = [await leadOf(db, leadId), await leadOf(db, otherLeadId)]
  if (!one || !other || one.email === other.email) return false
  await db.transaction().execute(async (transaction) => {
    await mergePeople(transaction, one.email, other.email)
    const change = { before: { same_as: null }, after: { same_as: otherLeadId } }
    await recordChange(transaction, { leadId, actor, change, now: clock() })
  })
  return true
}

/** Separates the address of a lead from the other addresses of its person. */
async function separateLead(
  { database: { db }, clock }: Options,
  leadId: string,
  actor: Actor,
): Promise<boolean> {
  const lead = await leadOf(db, leadId)
  if (!lead) return false
  return db.transaction().execute(async (transaction) => {
    if (!(await separatePerson(transaction, lead.email))) return false
    const change = { before: { is_merged: true }, after: { is_merged: false } }
    await recordChange(transaction, { leadId, actor, change, now: clock() })
    return true
  })
}

/**
 * Records that the person of a lead wants no more news under any of their addresses; see {@link
 * endNews}.
 * @returns false where there is no such lead, or no consent that could end.
 */
async function endNewsOfLead(
  { database: { db, engine }, clock }: Options,
  leadId: string,
  actor: Actor,
): Promise<boolean> {
  const lead = await leadOf(db, leadId)
  if (!lead) return false
  const now = clock()
  return db.transaction().execute(async (transaction) => {
    const emails = await findAddresses(transaction, lead.email)
    if ((await endNews(transaction, { engine, emails, now })) === 0) return false
    const change = { before: { accepts_news: true }, after: { accepts_news: false } }
    await recordChange(transaction, { leadId, actor, change, now })
    return true
  })
}

/**
 * Erases the person of a lead under all their addresses, in one transaction, so that a failed
 * erasure can be repeated. See {@link erasePerson}.
 * @returns how many leads were erased; `staff` where they are a member of staff; undefined where
 *   there is no such lead.
 */
async function erasePersonOfLead(
  { database, mailFolder, spool, clock }: Options,
  leadId: string,
  actor: Actor,
): Promise<number | 'staff' | undefined> {
  const lead = await leadOf(database.db, leadId)
  if (!lead) return undefined
  const emails = await findAddresses(database.db, lead.email)
  const erasure = await erasePerson(database, emails, {
    clock,
    mailFolder,
    spool,
    record(transaction, erased) {
      const change = { before: { leads: erased.leads + erased.spooled } }
      return recordChange(transaction, { leadId, actor, change, now: clock() })
    },
  })
  return erasure === 'staff' ? erasure : erasure.leads + erasure.spooled
}

/** Other people who may be the person of a lead. */
async function duplicatesOfLead(
  { database: { db } }: Options,
  leadId: string,
): Promise<PossibleDuplicate[]> {
  const lead = await leadOf(db, leadId)
  if (!lead) return []
  const { name = '', phone = '' } = lead.fields
  return possibleDuplicatesOf(db, await findAddresses(db, lead.email), { name, phone })
}

/** Finds people by name, e-mail address or telephone number, without the person of a lead. */
async function searchPeople(
  { database: { db } }: Options,
  leadId: string,
  search: string,
): Promise<PossibleDuplicate[]> {
  const lead = await leadOf(db, leadId)
  return lead ? findPeople(db, search, await findAddresses(db, lead.email)) : []
}

/**
 * The people of two leads, for comparison.
 * @returns undefined where either lead is unknown, or both are of the same person.
 */
async function compareLeads(
  { database: { db } }: Options,
  leadId: string,
  otherLeadId: string,
): Promise<[PersonSummary, PersonSummary] | undefined> {
  const [one, other] = [await leadOf(db, leadId), await leadOf(db, otherLeadId)]
  if (!one || !other) return undefined
  const ours = await summaryOf(db, { leadId, email: one.email })
  return ours.emails.includes(other.email)
    ? undefined
    : [ours, await summaryOf(db, { leadId: otherLeadId, email: other.email })]
}

/**
 * The address and the fields of a lead; undefined where there is no such lead, or it names no
 * address.
 */
async function leadOf(db: Database['db'], leadId: string) {
  const row = await db
    .selectFrom('leads')
    .select(['email', 'fields'])
    .where('id', '=', leadId)
    .where('state', '=', 'new')
    .executeTakeFirst()
  return row?.email ? { email: row.email, fields: fromJson(row.fields) } : undefined
}

interface Change {
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Adds an entry to the log. It names no address, because the log cannot be erased. */
const recordChange = (
  transaction: Database['db'],
  {
    leadId,
    actor,
    change: { before, after },
    now,
  }: { leadId: string; actor: Actor; change: Change; now: number },
) => recordAuditEntries(transaction, actor, [{ table: 'people', id: leadId, before, after }], now)
