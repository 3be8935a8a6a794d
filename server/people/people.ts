import type { Actor } from '../audit-log/actor.ts'
import { recordAuditEntries } from '../audit-log/record-entries.ts'
import type { Database } from '../database/database.ts'
import { orUnavailable } from '../database/or-unavailable.ts'
import { fromJson } from '../database/schema.ts'
import type { Spool } from '../leads/intake/spool.ts'
import type { Clock } from '../shared/time/clock.ts'
import { erasePerson } from './erase-person.ts'
import { type PersonData, personData } from './person-data.ts'
import {
  findAddresses,
  type PossibleDuplicate,
  candidatesFor,
  mergePeople,
  separatePerson,
} from './same-people.ts'

/** Everything that is known of one person, under each of their addresses. */
export interface Person {
  name: string
  phone: string
  /** The address of the lead that was asked for comes first. */
  addresses: PersonData[]
  /** People who may be the same under another address. */
  candidates: PossibleDuplicate[]
}

/**
 * People as staff see them: found by one of their leads, so that no address is in a path. All of it
 * throws {@link Unavailable} when the database fails.
 */
export interface People {
  /** @returns undefined where there is no such lead, or it names no address. */
  ofLead(leadId: string): Promise<Person | undefined>
  /** People who may be the same as the one of a lead, without their data. */
  candidates(leadId: string): Promise<PossibleDuplicate[]>
  /**
   * Joins the people of two leads.
   * @returns false where either is unknown.
   */
  merge(leadId: string, otherLeadId: string, actor: Actor): Promise<boolean>
  /** Separates the address of a lead from those of its person. */
  separate(leadId: string, actor: Actor): Promise<boolean>
  /**
   * Erases the person under all their addresses: all or nothing, so that a failure can be repeated.
   * See {@link erasePerson}.
   * @returns how many leads; `staff` where they are of the staff; undefined where there is no such
   *   lead.
   */
  erase(leadId: string, actor: Actor): Promise<number | 'staff' | undefined>
}

interface Options {
  database: Database
  /** The folder of e-mails that are written as files. */
  mailFolder: string
  spool: Pick<Spool, 'erase'> | undefined
  now: Clock
}

/** Export, erasure and retention over the database, the spool and the folder of e-mails. */
export function createPeople({ database, mailFolder, spool, now }: Options): People {
  const { db } = database
  const guarded = <T>(work: Promise<T>) => orUnavailable('The data of people', work)

  const logged = (transaction: Database['db'], leadId: string, actor: Actor, change: Change) =>
    recordChange(transaction, { leadId, actor, change, now: now() })

  async function ofLead(leadId: string): Promise<Person | undefined> {
    const lead = await leadOf(db, leadId)
    if (!lead) return undefined
    const { name = '', phone = '' } = lead.fields
    const emails = await findAddresses(db, lead.email)
    const addresses: PersonData[] = []
    for (const email of emails) addresses.push(await personData(database, email))
    return { name, phone, addresses, candidates: await candidatesFor(db, emails, { name, phone }) }
  }

  async function merge(leadId: string, otherLeadId: string, actor: Actor): Promise<boolean> {
    const [one, other] = [await leadOf(db, leadId), await leadOf(db, otherLeadId)]
    if (!one || !other || one.email === other.email) return false
    await db.transaction().execute(async (transaction) => {
      await mergePeople(transaction, one.email, other.email)
      await logged(transaction, leadId, actor, {
        before: { same_as: null },
        after: { same_as: otherLeadId },
      })
    })
    return true
  }

  async function separate(leadId: string, actor: Actor): Promise<boolean> {
    const lead = await leadOf(db, leadId)
    if (!lead) return false
    return db.transaction().execute(async (transaction) => {
      if (!(await separatePerson(transaction, lead.email))) return false
      await logged(transaction, leadId, actor, {
        before: { is_merged: true },
        after: { is_merged: false },
      })
      return true
    })
  }

  async function erase(leadId: string, actor: Actor): Promise<number | 'staff' | undefined> {
    const lead = await leadOf(db, leadId)
    if (!lead) return undefined
    const emails = await findAddresses(db, lead.email)
    const erasure = await erasePerson(database, emails, {
      mailFolder,
      spool,
      record: (transaction, erased) =>
        logged(transaction, leadId, actor, { before: { leads: erased.leads + erased.spooled } }),
    })
    return erasure === 'staff' ? erasure : erasure.leads + erasure.spooled
  }

  return {
    ofLead: (leadId) => guarded(ofLead(leadId)),
    candidates: (leadId) => guarded(findDuplicates(db, leadId)),
    merge: (...args) => guarded(merge(...args)),
    separate: (...args) => guarded(separate(...args)),
    erase: (...args) => guarded(erase(...args)),
  }
}

/** Other people who may be the one who sent a lead. */
async function findDuplicates(db: Database['db'], leadId: string): Promise<PossibleDuplicate[]> {
  const lead = await leadOf(db, leadId)
  if (!lead) return []
  const { name = '', phone = '' } = lead.fields
  return candidatesFor(db, await findAddresses(db, lead.email), { name, phone })
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
) =>
  recordAuditEntries(
    transaction,
    actor,
    [{ table: 'people', id: leadId, before, after }],
    new Date(now),
  )
