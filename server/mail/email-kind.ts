import * as v from 'valibot'
import type { AddressedEmail } from './email.ts'

type Json = string | number | boolean | null | undefined | Json[] | { [name: string]: Json }

/**
 * The data from which an e-mail is written when it is sent; the outbox keeps it as JSON. A `leadId`
 * is kept in a column of its own, so that the e-mails about a lead can be found.
 */
type EmailPayload = { leadId?: string } & { [name: string]: Json }

/** An e-mail to be put into the outbox; see {@link emailKind}. */
export interface NewEmail {
  kind: string
  payload: EmailPayload
  /** When it is to be sent, in milliseconds since 1970; without it, at once. */
  dueAt?: number
}

/**
 * Thrown by a writer whose e-mail nobody wants any more: it is dropped. Read at each attempt,
 * because an e-mail that was being sent when its reader left may be tried again for days.
 */
export class UnwantedEmail extends Error {
  override name = 'UnwantedEmail'
}

/** Writes every e-mail of one kind. */
export interface EmailWriter {
  kind: string
  /**
   * @param payload as the outbox kept it.
   * @throws {UnwantedEmail} when its reader has left meanwhile.
   * @throws when the payload is not of this kind, or what the e-mail is about is gone.
   */
  write(payload: unknown): AddressedEmail | Promise<AddressedEmail>
}

/** A kind of e-mail that a feature sends. */
export interface EmailKind<Payload extends EmailPayload> {
  /** Its name in the outbox. */
  readonly name: string
  /** An e-mail of this kind. */
  with(payload: Payload): NewEmail
  /** Registers how e-mails of this kind are written. */
  writtenBy(write: (payload: Payload) => AddressedEmail | Promise<AddressedEmail>): EmailWriter
}

export type PayloadOf<Kind> = Kind extends EmailKind<infer Payload> ? Payload : never

const namesToStaff = new Set<string>()

/** The names of the declared kinds that go to the agency or to a member of its staff. */
export const kindsToStaff = (): string[] => [...namesToStaff]

/**
 * Declares a kind of e-mail.
 * @param name the name under which it waits in the outbox. Names stay as they are: e-mails that
 *   another version of the site wrote may be waiting.
 * @param schema of its payload.
 * @param to who gets it.
 */
export const emailKind = <Payload extends EmailPayload>(
  name: string,
  schema: v.GenericSchema<unknown, Payload>,
  to: 'visitor' | 'staff' = 'visitor',
): EmailKind<Payload> => {
  if (to === 'staff') namesToStaff.add(name)
  return {
    name,
    with: (payload) => ({ kind: name, payload }),
    writtenBy: (write) => ({ kind: name, write: (payload) => write(v.parse(schema, payload)) }),
  }
}
