import type { Kysely } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import type { TableByEmail } from './erased-rows.ts'
import type { RetentionRule } from './retention-rule.ts'

/**
 * What a feature stores about people, and how it is erased. Each feature exports one beside its
 * tables; `people/registered-data.ts` lists them.
 */
export interface PersonalData {
  /** Every table of the feature that contains data about a person, even if only by a reference. */
  tables: readonly (keyof Schema)[]
  /** The table whose rows belong to an address, and are deleted when its person is erased. */
  rowsByEmail?: { table: TableByEmail; countedAs?: keyof ErasedRows }
  /** The table in which an address is stored as long as the feature needs it. */
  addresses?: TableByEmail | 'leads'
  /**
   * The kind of e-mail that asks an address to confirm. Until then, the address may be only in the
   * outbox.
   */
  confirmationKind?: string
  /** Erases one person, in the transaction of the erasure. */
  forget?(transaction: Kysely<Schema>, person: ErasedPerson): Promise<Partial<ErasedRows>>
  /** The rules that erase what is too old, in order: each may rely on the ones before it. */
  retain?: readonly RetentionRule[]
}

/** A person whom a transaction erases. */
export interface ErasedPerson {
  engine: Database['engine']
  /** Their addresses, in lower case. */
  emails: readonly string[]
  /** The new addresses of their accounts, which nobody has confirmed yet. */
  newEmails: readonly string[]
  /** The ids of their accounts. */
  users: readonly string[]
  now: number
  /** Whether to erase even while e-mails to the person are being sent. */
  force: boolean
}

/** How many rows of a person were erased. */
export interface ErasedRows {
  /** The number of leads of which only kind, language, page and time are left. */
  leads: number
  /** The number of e-mails that were cancelled. */
  emails: number
  /**
   * The number of e-mails that a process was still sending when the waiting time ended: they may
   * have been sent.
   */
  emailsBeingSent: number
  subscriptions: number
  /** The number of alerts about homes. */
  alerts: number
  /** The number of entries in the ledger of consents. */
  consents: number
  /** The number of accounts in our own backend; accounts of a hosted project stay there. */
  accounts: number
}

/** A process is sending an e-mail to this person, so the erasure is repeated later. */
export class BeingSent extends Error {
  override name = 'BeingSent'
}
