import { setTimeout as wait } from 'node:timers/promises'
import { addressOfMailbox } from '../../shared/addresses/email-address.ts'
import { second } from '../../shared/time/durations.ts'
import { headerText } from './header-text.ts'
import {
  type Mailer,
  MailAnswer,
  MailDelayed,
  MailRefused,
  MailUnanswered,
  type Message,
} from './mailer.ts'

export interface EmailJsAccount {
  serviceId: string
  templateId: string
  publicKey: string
  /** Required where the account asks for it (Account → Security). */
  privateKey: string | undefined
  /** The full address of the service's "send" call. */
  url: string
}

/**
 * Milliseconds between the end of one request and the start of the next. The service accepts one
 * request a second; the margin covers timers that fire slightly early.
 */
const defaultInterval = 1_050
/**
 * How long one request may take. The service answers only when its own mail server has the e-mail.
 */
const defaultTimeout = 60 * second
/** How long to wait after an answer 429 that names no time, in milliseconds. */
const tooManyDelay = 30 * second

/**
 * Sends e-mails by the REST call of EmailJS. The service writes each e-mail from its own template,
 * which gets the parameters of docs/requirements/leads.md#leads-and-e-mail and may use `details`,
 * `reply_to` and `message_id`.
 * @param interval between two requests, in milliseconds.
 * @param timeout for one request, in milliseconds.
 */
export function emailJsMailer(
  account: EmailJsAccount,
  interval = defaultInterval,
  timeout = defaultTimeout,
): Mailer {
  /** Resolves when the next request may start. */
  let turn: Promise<unknown> = Promise.resolve()
  let blockedUntil = 0

  /**
   * Sends one request at a time, with an interval after the end of each. If the caller aborts
   * before its turn, the request is not sent: it is reported as failed, and the e-mail is retried.
   */
  function request(message: Message, signal: AbortSignal | undefined): Promise<Response> {
    let isSent = false
    const response = turn.then(async () => {
      signal?.throwIfAborted()
      throwIfBlocked()
      isSent = true
      const answered = await post(account, message, timeLimit(timeout, signal))
      // Set before the next turn starts, because that request must then not be sent.
      if (answered.status === 429) blockedUntil = performance.now() + delayOf(answered)
      return answered
    })
    const pause = () => (isSent ? wait(interval) : undefined)
    turn = response.then(pause, pause)
    const { promise: notBegun, reject } = Promise.withResolvers<never>()
    signal?.addEventListener('abort', () => !isSent && reject(signal.reason))
    return Promise.race([response, notBegun])
  }

  function throwIfBlocked(): void {
    const delay = blockedUntil - performance.now()
    if (delay > 0) throw new MailDelayed('EmailJS takes nothing for a while', delay)
  }

  return {
    name: 'emailjs',
    async send(message, signal) {
      throwIfBlocked()
      const response = await request(message, signal)
      const answer = (await response.text().catch(() => '')).slice(0, 300)
      if (response.ok) return
      const reason = `EmailJS answered ${response.status}: ${answer}`
      if (response.status === 504) throw new MailUnanswered(new MailAnswer(reason))
      if (response.status === 429) throw new MailDelayed(reason, delayOf(response))
      if (response.status === 403)
        throw new MailRefused(
          `${reason} (allow non-browser applications in the account, and set EMAILJS_PRIVATE_KEY)`,
        )
      if (isRefusal(response.status, answer)) throw new MailRefused(reason)
      throw new MailAnswer(reason)
    },
    close: () => {},
  }
}

const timeLimit = (timeout: number, signal: AbortSignal | undefined): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])])

/** The codes of errors for a connection that was never made. */
const notConnected =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|.*CERT.*)$/

/** @throws {MailUnanswered} when the service may have received the request. */
const post = (account: EmailJsAccount, message: Message, signal: AbortSignal): Promise<Response> =>
  fetch(account.url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      service_id: account.serviceId,
      template_id: account.templateId,
      user_id: account.publicKey,
      ...(account.privateKey ? { accessToken: account.privateKey } : {}),
      template_params: templateParameters(message),
    }),
    // A redirect is not followed: keys and e-mails must go to no other server.
    redirect: 'manual',
    signal,
  }).catch((error: unknown) => {
    throw isNotConnected(error) ? error : new MailUnanswered(error)
  })

/** Whether `fetch` failed before it had sent anything. */
const isNotConnected = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  notConnected.test(String(error.cause.code))

/** The parameters for the service's template. */
function templateParameters({
  to,
  replyTo,
  subject,
  preheader,
  text,
  messageId,
  from,
  parameters,
}: Message): Record<string, string> {
  const sender = parameters ?? {
    from_name: nameOf(from),
    from_email: addressOfMailbox(from),
    message: text,
  }
  return {
    ...sender,
    // The service may insert these texts into headers.
    ...(sender.from_name ? { from_name: headerText(sender.from_name) } : {}),
    ...(sender.from_email ? { from_email: headerText(sender.from_email) } : {}),
    to_email: to,
    subject: headerText(subject),
    preheader,
    reply_to: replyTo ?? addressOfMailbox(from),
    message_id: messageId,
    details: text,
  }
}

/**
 * Whether an answer refuses this e-mail for good. A 400 about the account is not final: the account
 * can be corrected, and the e-mail is sent later.
 */
const isRefusal = (status: number, answer: string) =>
  (status === 400 || status === 413 || status === 422) &&
  !/key|service|template|account|user ?id/i.test(answer)

/** How long no request may be sent after an answer 429, in milliseconds. */
const delayOf = (response: Response): number => retryAfter(response) ?? tooManyDelay

/**
 * The `Retry-After` header, which contains seconds or a date, converted to milliseconds from now.
 */
function retryAfter(response: Response): number | undefined {
  const header = response.headers.get('Retry-After')
  if (!header) return undefined
  const delay = /^\d+$/.test(header) ? Number(header) * second : Date.parse(header) - Date.now()
  return Number.isFinite(delay) ? Math.max(0, delay) : undefined
}

const nameOf = (mailbox: string) =>
  /^(.*?)\s*<[^<>]*>$/.exec(mailbox)?.[1]?.replace(/^"|"$/g, '') || addressOfMailbox(mailbox)
