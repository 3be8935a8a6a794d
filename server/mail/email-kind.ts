import * as v from 'valibot'
import type { EmailAudience } from '../database/tables/mail.ts'
import type { AddressedEmail } from './email.ts'

type Json = string | number | boolean | null | undefined | Json[] | { [name: string]: Json }

/**
 * The data from which an e-mail is written when it is sent. The outbox stores it as JSON, except
 * for `leadId`, which has a column of its own, so that the e-mails about a lead can be found.
 */
type EmailPayload = { leadId?: string } & { [name: string]: Json }

/** An e-mail to be put into the outbox; see {@link emailKind}. */
export interface NewEmail {
  kind: string
  payload: EmailPayload
  audience: EmailAudience
  /** Whether it tells a visitor what staff wrote or decided. */
  isFromStaff: boolean
  /** When the e-mail is due, in milliseconds since 1970; by default at once. */
  dueAt?: number
}

/**
 * Thrown by a writer whose e-mail is no longer wanted. The e-mail is dropped, and the log states
 * the message as the reason. Writers check this at each attempt, because an e-mail may be retried
 * for days.
 */
export class UnwantedEmail extends Error {
  override name = 'UnwantedEmail'
}

/** Writes every e-mail of one kind. */
export interface EmailWriter {
  kind: string
  /**
   * @param payload the payload as the outbox stored it.
   * @throws {UnwantedEmail} when the e-mail is no longer wanted.
   * @throws when the payload is not of this kind, or the subject of the e-mail no longer exists.
   */
  write(payload: unknown): AddressedEmail | Promise<AddressedEmail>
}

interface KindOptions<Payload extends EmailPayload> {
  /** Whom its e-mails are for; by default visitors and owners of accounts. */
  audience?: EmailAudience
  /** Whether an e-mail tells a visitor what staff wrote or decided; by default none does. */
  isFromStaff?: (payload: Payload) => boolean
}

/** A kind of e-mail that a feature sends. */
interface EmailKind<Payload extends EmailPayload> {
  /** The name of the kind in the outbox. */
  readonly name: string
  readonly audience: EmailAudience
  /** Creates an e-mail of this kind. */
  with(payload: Payload): NewEmail
  /** Registers how e-mails of this kind are written. */
  writtenBy(write: (payload: Payload) => AddressedEmail | Promise<AddressedEmail>): EmailWriter
}

export type PayloadOf<Kind> = Kind extends EmailKind<infer Payload> ? Payload : never

/**
 * Declares a kind of e-mail.
 * @param name the name under which it waits in the outbox. Names must not change, because e-mails
 *   that another version of the site queued may be waiting.
 * @param schema the schema of its payload.
 */
export const emailKind = <Payload extends EmailPayload>(
  name: string,
  schema: v.GenericSchema<unknown, Payload>,
  { audience = 'visitor', isFromStaff = () => false }: KindOptions<Payload> = {},
): EmailKind<Payload> => ({
  name,
  audience,
  with: (payload) => ({ kind: name, payload, audience, isFromStaff: isFromStaff(payload) }),
  writtenBy: (write) => ({ kind: name, write: (payload) => write(v.parse(schema, payload)) }),
})
