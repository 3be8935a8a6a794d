import { createTransport } from 'nodemailer'
import { minute, second } from '../../shared/time/durations.ts'
import { TimeoutError } from '../../shared/work/timeout.ts'
import { answerText } from './answer-text.ts'
import { type Mailer, MailAnswer, MailRefused, MailUnanswered } from './mailer.ts'
import { nodemailerMessage } from './nodemailer-message.ts'

/** How long a mail server may take, in milliseconds. */
interface SmtpTimes {
  /** For accepting a connection and sending the greeting. */
  connect: number
  /** For receiving the whole e-mail, including the answers to all earlier commands. */
  transfer: number
  /**
   * For the answer after the last line. RFC 5321 (4.5.3.2.6) asks for ten minutes: a client that
   * waits less sends copies to a server that scans slowly.
   */
  answer: number
}

const smtpTimes: SmtpTimes = {
  connect: 10 * second,
  transfer: 5 * minute,
  answer: 10 * minute,
}

/** Milliseconds after which an unused connection is closed, because servers close idle ones. */
const idleTimeout = 5 * second

/**
 * Sends by SMTP, with TLS as the address requires (`smtps:`) or as the server offers (STARTTLS).
 * Successive e-mails share a connection, so that many are sent quickly after an outage.
 */
export function smtpMailer(url: string, times = smtpTimes): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    // The number of e-mails that the outbox sends at once.
    maxConnections: 10,
    maxMessages: 100,
    idleTimeout,
    // Where a kept connection proves dead before anything of the e-mail was sent, one new one is
    // made.
    maxRequeues: 1,
    connectionTimeout: times.connect,
    greetingTimeout: times.connect,
    // A fallback: the time-outs of an e-mail are shorter.
    socketTimeout: times.transfer + times.answer,
    // An aborted e-mail must not reach the server from the socket's buffer.
    socketCloseTimeout: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const transfers = new WeakMap<AbortSignal, Transfer>()
  transport.use('stream', ({ data, message }, done) => {
    const transfer = data.signal && transfers.get(data.signal)
    // The stream ends just before the last line is written; from then on the server may accept the
    // e-mail.
    if (transfer) message.processFunc((text) => text.once('end', transfer.complete))
    done()
  })
  return {
    name: 'smtp',
    async send(message, signal) {
      using transfer = startTransfer(times, signal)
      transfers.set(transfer.signal, transfer)
      try {
        await transport.sendMail({ ...nodemailerMessage(message), signal: transfer.signal })
      } catch (error) {
        if (isPermanent(error)) throw new MailRefused(answerText(error), { cause: error })
        if (isAnswer(error)) throw new MailAnswer(answerText(error), { cause: error })
        const cause: unknown = transfer.signal.aborted ? transfer.signal.reason : error
        if (transfer.isComplete) throw new MailUnanswered(cause)
        throw cause
      }
    },
    check: () => transport.verify(),
    close: () => transport.close(),
  }
}

interface Transfer extends Disposable {
  /** Aborted when the server takes too long. */
  signal: AbortSignal
  /** Whether the server may have the whole e-mail. */
  isComplete: boolean
  complete: () => void
}

/** @param given aborted when the caller no longer waits. */
function startTransfer({ transfer, answer }: SmtpTimes, given: AbortSignal | undefined): Transfer {
  const overdue = new AbortController()
  const abortIn = (time: number) => setTimeout(() => overdue.abort(new TimeoutError(time)), time)
  let timer = abortIn(transfer)
  const started: Transfer = {
    signal: AbortSignal.any([overdue.signal, ...(given ? [given] : [])]),
    isComplete: false,
    complete() {
      started.isComplete = true
      clearTimeout(timer)
      timer = abortIn(answer)
    },
    [Symbol.dispose]: () => clearTimeout(timer),
  }
  return started
}

/**
 * Whether an error is a 5xx answer about this e-mail: its envelope or its text. A 5xx about the
 * connection or the password does not count, because the mail server's operator can correct the
 * cause.
 */
function isPermanent(error: unknown): error is Error {
  if (!isAnswer(error) || !('code' in error)) return false
  return error.responseCode >= 500 && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE')
}

/** Whether the server answered at all. */
const isAnswer = (error: unknown): error is Error & { responseCode: number } =>
  error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'
