import { createServer, type Socket } from 'node:net'
import { pino } from 'pino'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { beforeEach, expect, test } from 'vitest'
import { connect } from '#server/database/connect.ts'
import type { Database } from '#server/database/database.ts'
import { acceptLeads } from '#server/leads/intake/accept-lead.ts'
import { smtpMailer } from '#server/mail/mailers/smtp.ts'
import { createOutbox } from '#server/mail/outbox.ts'
import { describeOnSqliteFirst, eachOnItsOwnDatabase, testPlace } from '../../testing/databases.ts'
import { emailWriters } from '../../testing/emails.ts'
import { freePort } from '../../testing/free-port.ts'
import { acceptLead, submissionOf } from '../../testing/leads.ts'

/** An SMTP server with its own fault, and the Message-IDs of the e-mails that it accepted. */
interface BadServer {
  port: number
  kept: string[]
  stop(): Promise<void>
}

async function smtp(
  port: number,
  options: (kept: string[]) => SMTPServerOptions,
): Promise<BadServer> {
  const kept: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    ...options(kept),
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { port, kept, stop: () => new Promise((resolve) => server.close(() => resolve())) }
}

async function tcp(
  port: number,
  talk: (socket: Socket, kept: string[]) => void,
): Promise<BadServer> {
  const kept: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    talk(socket, kept)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    port,
    kept,
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const says = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code })
const read = (
  stream: NodeJS.ReadableStream,
  kept: string[],
  done: (error?: Error) => void,
  error?: Error,
) => {
  let text = ''
  stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
  stream.on('end', () => {
    const [, id] = /^Message-ID: <(.*)>/im.exec(text) ?? []
    if (id && !error) kept.push(id)
    done(error)
  })
}
const healthy = (kept: string[]): SMTPServerOptions => ({
  onData: (stream, _, done) => read(stream, kept, done),
})

/** Implements just enough SMTP to accept one e-mail. `end` decides what follows its last line. */
function conversation(end: (socket: Socket) => void) {
  return (socket: Socket, kept: string[]) => {
    let inData = false
    let text = ''
    socket.write('220 bad.test ESMTP\r\n')
    socket.on('data', (chunk) => {
      const line = chunk.toString()
      if (inData) {
        text += line
        if (!text.endsWith('\r\n.\r\n')) return
        const [, id] = /^Message-ID: <(.*)>/im.exec(text) ?? []
        if (id) kept.push(id)
        return end(socket)
      }
      inData = /^DATA/i.test(line)
      socket.write(inData ? '354 go on\r\n' : '250 fine\r\n')
    })
  }
}

interface Fault {
  name: string
  open: (port: number) => Promise<BadServer>
  state: 'waiting' | 'parked'
  error: RegExp
  /**
   * Whether the server keeps the e-mail, so that the next attempt is a second copy under the same
   * Message-ID.
   */
  keeps?: boolean
  /** Whether the e-mail may have been sent, so that it is not retried soon. */
  isUnanswered?: boolean
}

const faults: Fault[] = [
  {
    name: 'refuses the connection',
    open: async (port) => ({ port, kept: [], stop: async () => {} }),
    state: 'waiting',
    error: /ECONNREFUSED/,
  },
  {
    name: 'answers 451 to the recipient',
    open: (port) =>
      smtp(port, () => ({ onRcptTo: (_, __, done) => done(says(451, 'greylisted')) })),
    state: 'waiting',
    error: /451/,
  },
  {
    name: 'answers 452 to the text',
    open: (port) =>
      smtp(port, (kept) => ({
        onData: (stream, _, done) => read(stream, kept, done, says(452, 'no room')),
      })),
    state: 'waiting',
    error: /452/,
  },
  {
    name: 'answers 550 to the recipient',
    open: (port) =>
      smtp(port, () => ({ onRcptTo: (_, __, done) => done(says(550, 'no such mailbox')) })),
    state: 'parked',
    error: /550/,
  },
  {
    name: 'answers 554 to the text',
    open: (port) =>
      smtp(port, (kept) => ({
        onData: (stream, _, done) => read(stream, kept, done, says(554, 'spam')),
      })),
    state: 'parked',
    error: /554/,
  },
  {
    name: 'will not talk to us at all',
    open: (port) => tcp(port, (socket) => socket.end('554 go away\r\n')),
    state: 'waiting',
    error: /554/,
  },
  {
    name: 'takes the connection and never greets',
    open: (port) => tcp(port, () => {}),
    state: 'waiting',
    error: /[Gg]reeting|[Tt]imeout/,
  },
  {
    name: 'never answers the last line',
    open: (port) =>
      tcp(
        port,
        conversation(() => {}),
      ),
    state: 'waiting',
    error: /may have been sent.*no answer in 0\.7 s/,
    keeps: true,
    isUnanswered: true,
  },
  {
    name: 'takes the e-mail after we have given it up',
    open: (port) =>
      tcp(
        port,
        conversation((socket) => setTimeout(() => socket.write('250 fine\r\n'), 1_500)),
      ),
    state: 'waiting',
    error: /may have been sent/,
    keeps: true,
    isUnanswered: true,
  },
  {
    name: 'is slow at every step',
    open: (port) =>
      smtp(port, (kept) => ({
        onMailFrom: (_, __, done) => setTimeout(done, 500),
        onRcptTo: (_, __, done) => setTimeout(done, 500),
        onData: (stream, _, done) => read(stream, kept, done),
      })),
    state: 'waiting',
    error: /no answer in 0\.9 s/,
  },
  {
    name: 'drops the line before the text',
    open: (port) =>
      smtp(port, () => ({
        onMailFrom: (_, session) => void Reflect.get(session, 'socket')?.destroy?.(),
        onData: (stream) => stream.resume(),
      })),
    state: 'waiting',
    error: /./,
  },
  {
    name: 'keeps the mail but not the answer',
    open: (port) =>
      tcp(
        port,
        conversation((socket) => socket.destroy()),
      ),
    state: 'waiting',
    error: /may have been sent/,
    keeps: true,
    isUnanswered: true,
  },
]

describeOnSqliteFirst('on %s, a mail server that', (engine) => {
  let database: Database
  eachOnItsOwnDatabase(engine, (opened) => {
    database = opened
  })
  beforeEach(async () => {
    await acceptLead(database.db, submissionOf('elena'), 'site.test')
  })

  test.each(faults)('$name', async ({ open, state, error, keeps, isUnanswered }) => {
    const port = await freePort()
    const bad = await open(port)
    const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, {
      connect: 700,
      transfer: 900,
      answer: 700,
    })
    const outbox = createOutbox({
      clock: Date.now,
      database,
      mailer,
      log: pino({ level: 'silent' }),
      mailFrom: 'site@site.test',
      writers: emailWriters(database.db),
      delays: { probe: 100 },
    })
    const email = () => database.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
    outbox.start()
    await expect.poll(async () => (await email()).last_error).toMatch(error)
    const tried = await email()
    expect(tried.state).toBe(state)
    // On a busy machine there may have been a second attempt by now.
    expect(tried.attempts).toBeGreaterThanOrEqual(1)
    const soonest = isUnanswered ? 10 * 60_000 : 3000
    if (state === 'waiting') expect(tried.due_at).toBeGreaterThan(tried.created_at + soonest)
    await bad.stop()
    expect(bad.kept).toEqual(keeps ? [tried.message_id] : [])

    // After the repair, waiting e-mails are sent under the same Message-ID; parked ones stay
    // parked.
    const good = await smtp(port, healthy)
    await database.db.updateTable('outbox').set({ due_at: 0 }).execute()
    outbox.wake()
    if (state === 'waiting') {
      await expect.poll(async () => (await email()).state).toBe('sent')
      expect(good.kept).toEqual([tried.message_id])
    }
    await outbox.stop()
    mailer.close()
    await good.stop()
    if (state === 'parked') expect(good.kept).toEqual([])
  })
})

test('an e-mail that hangs does not hold up the next ones', async () => {
  const place = await testPlace('sqlite', { migrated: true })
  const database = await connect(place)
  const arrivals = ['slow', 'quick'].map((name) => ({
    submission: submissionOf(name),
    receivedAt: Date.now(),
  }))
  await acceptLeads(database.db, arrivals, 'site.test')
  const sent: string[] = []
  let finish = () => {}
  const outbox = createOutbox({
    clock: Date.now,
    database,
    log: pino({ level: 'silent' }),
    mailFrom: 'site@site.test',
    writers: emailWriters(database.db),
    mailer: {
      name: 'test',
      async send({ subject }) {
        if (sent.length === 0 && subject.endsWith('slow'))
          await new Promise<void>((resolve) => (finish = resolve))
        sent.push(subject)
      },
      close() {},
    },
  })
  outbox.start()
  await expect.poll(() => sent).toContain('New Message from quick')
  finish()
  await outbox.stop()
  expect(sent.filter((subject) => subject.endsWith('slow'))).toHaveLength(1)
  await database.db.destroy()
  await place.remove()
})
