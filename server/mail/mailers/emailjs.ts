import { setTimeout as wait } from 'node:timers/promises'
import { type Mailer, MailDelayed, MailRefused, type Message } from './mailer.ts'

const second = 1000

export interface EmailJsAccount {
  serviceId: string
  templateId: string
  publicKey: string
  /** Needed where the account asks for it (Account → Security). */
  privateKey: string | undefined
  /** The whole address of its "send" call. */
  url: string
}

/** The service takes one request a second. */
const defaultInterval = 1 * second
const timeout = 15 * second
/** Delays after the service answered 429 (where it names none) and 403, in milliseconds. */
const tooManyDelay = 30 * second
const forbiddenDelay = 15 * 60 * second

/**
 * Sends by EmailJS's REST call. The service writes the e-mail by a template of its own, which gets the
 * parameters of docs/requirements.md#leads-and-e-mail and, if it wants them, `details`, `reply_to` and
 * `message_id`.
 * @param interval between two requests, in milliseconds.
 */
export function emailJsMailer(account: EmailJsAccount, interval = defaultInterval): Mailer {
  let lastTurn: Promise<unknown> = Promise.resolve()
  let nextRequestAt = 0
  let blockedUntil = 0

  /** Sends nothing for a while, this e-mail and all others. */
  function block(reason: string, delay: number): MailDelayed {
    blockedUntil = Date.now() + delay
    return new MailDelayed(reason, delay)
  }

  async function waitForInterval(): Promise<void> {
    const delay = nextRequestAt - Date.now()
    if (delay > 0) await wait(delay)
    nextRequestAt = Date.now() + interval
  }

  return {
    name: 'emailjs',
    async send(message) {
      const delay = blockedUntil - Date.now()
      if (delay > 0) throw new MailDelayed('EmailJS takes nothing for a while', delay)
      lastTurn = lastTurn.then(waitForInterval)
      await lastTurn
      const response = await fetch(account.url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          service_id: account.serviceId,
          template_id: account.templateId,
          user_id: account.publicKey,
          ...(account.privateKey ? { accessToken: account.privateKey } : {}),
          template_params: templateParameters(message),
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      })
      const answer = (await response.text()).slice(0, 300)
      if (response.ok) return
      const reason = `EmailJS answered ${response.status}: ${answer}`
      if (response.status === 429) throw block(reason, retryAfter(response) ?? tooManyDelay)
      if (response.status === 403)
        throw block(
          `${reason} (allow non-browser applications in the account, and set EMAILJS_PRIVATE_KEY)`,
          forbiddenDelay,
        )
      if (isRefusal(response.status, answer)) throw new MailRefused(reason)
      throw new Error(reason)
    },
    close: () => {},
  }
}

/** What the service's template is filled in with. */
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
  return {
    ...(parameters ?? { from_name: nameOf(from), from_email: addressOf(from), message: text }),
    to_email: to,
    subject,
    preheader,
    reply_to: replyTo ?? addressOf(from),
    message_id: messageId,
    details: text,
  }
}

/** Whether an answer refuses this e-mail for good. A 400 about the account is mended there, and the e-mail goes later. */
const isRefusal = (status: number, answer: string) =>
  (status === 400 || status === 413 || status === 422) &&
  !/key|service|template|account|user ?id/i.test(answer)

/** The `Retry-After` header, in seconds or as a date, as milliseconds from now. */
function retryAfter(response: Response): number | undefined {
  const header = response.headers.get('Retry-After')
  if (!header) return undefined
  const delay = /^\d+$/.test(header) ? Number(header) * second : Date.parse(header) - Date.now()
  return Number.isFinite(delay) ? Math.max(0, delay) : undefined
}

const addressOf = (mailbox: string) => /<([^<>]*)>$/.exec(mailbox)?.[1] ?? mailbox
const nameOf = (mailbox: string) =>
  /^(.*?)\s*<[^<>]*>$/.exec(mailbox)?.[1]?.replace(/^"|"$/g, '') || addressOf(mailbox)
