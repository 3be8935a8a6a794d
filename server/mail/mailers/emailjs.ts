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
const interval = 1 * second
const timeout = 15 * second
/** How long to leave the service alone when it turns us away, in milliseconds. */
const afterTooMany = 30 * second
const afterForbidden = 15 * 60 * second

/**
 * Sends by EmailJS's REST call with the parameters of specification §7. The service writes the letter
 * by its own template; `details`, `reply_to` and `message_id` are there for templates that want them.
 */
export function emailJsMailer(account: EmailJsAccount, pace = interval): Mailer {
  let last: Promise<unknown> = Promise.resolve()
  let free = 0
  let blockedUntil = 0

  /** Leaves the service alone for a while, with every letter that comes in it. */
  function blocked(said: string, pause: number): MailDelayed {
    blockedUntil = Date.now() + pause
    return new MailDelayed(said, pause)
  }

  /** One request after the other, each so long after the one before. */
  async function turn(): Promise<void> {
    const wait = free - Date.now()
    if (wait > 0) await new Promise((resume) => setTimeout(resume, wait))
    free = Date.now() + pace
  }

  return {
    name: 'emailjs',
    async send(message) {
      const pause = blockedUntil - Date.now()
      if (pause > 0) throw new MailDelayed('EmailJS is left alone for a while', pause)
      const mine = last.then(turn)
      last = mine
      await mine
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
      const said = `EmailJS answered ${response.status}: ${answer}`
      if (response.status === 429) throw blocked(said, retryAfter(response) ?? afterTooMany)
      if (response.status === 403)
        throw blocked(
          `${said} (allow non-browser applications in the account, and set EMAILJS_PRIVATE_KEY)`,
          afterForbidden,
        )
      if (isRefusal(response.status, answer)) throw new MailRefused(said)
      throw new Error(said)
    },
    close: () => {},
  }
}

/** What the service's template is filled in with. */
export function templateParameters({
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

/** A 400 about the account is mended there and the letter goes later; one about the letter stays. */
const isRefusal = (status: number, answer: string) =>
  (status === 400 || status === 413 || status === 422) &&
  !/key|service|template|account|user ?id/i.test(answer)

/** Milliseconds; the header is in seconds or a date. */
function retryAfter(response: Response): number | undefined {
  const header = response.headers.get('Retry-After')
  if (!header) return undefined
  const pause = /^\d+$/.test(header) ? Number(header) * second : Date.parse(header) - Date.now()
  return Number.isFinite(pause) ? Math.max(0, pause) : undefined
}

const addressOf = (mailbox: string) => /<([^<>]*)>$/.exec(mailbox)?.[1] ?? mailbox
const nameOf = (mailbox: string) =>
  /^(.*?)\s*<[^<>]*>$/.exec(mailbox)?.[1]?.replace(/^"|"$/g, '') || addressOf(mailbox)
