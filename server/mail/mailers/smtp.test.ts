import { createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from '../../../testing/free-port.ts'
import type { Message } from './mailer.ts'
import { smtpMailer } from './smtp.ts'

const message: Message = {
  messageId: 'email-1@site.test',
  from: 'site@site.test',
  to: 'sales@alboran.example',
  subject: 'New Message from Elena',
  preheader: '',
  text: 'Hello',
  html: '<p>Hello</p>',
  date: new Date(0),
}

/**
 * Starts a mail server that answers after these delays, in milliseconds, and counts the e-mails
 * that it gets.
 */
async function startSlowServer({ step = 0, scan = 0 }: { step?: number; scan?: number }) {
  const seen = { commands: 0, copies: 0, closed: 0 }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => seen.closed++)
    const answer = (text: string, after: number) =>
      setTimeout(() => socket.writable && socket.write(`${text}\r\n`), after)
    answer('220 slow.test ESMTP', 0)
    let inData = false
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk.toString()
      if (inData && !text.endsWith('\r\n.\r\n')) return
      if (inData) seen.copies++
      else seen.commands++
      const isFinal = inData
      inData = !inData && /^DATA/i.test(text)
      text = ''
      answer(inData ? '354 go on' : '250 fine', isFinal ? scan : step)
    })
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    seen,
    url: `smtp://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const send = async (
  url: string,
  times: { transfer: number; answer: number },
  signal?: AbortSignal,
): Promise<unknown> => {
  const mailer = smtpMailer(url, { connect: 5_000, ...times })
  const outcome = await mailer.send(message, signal).catch((error: unknown) => error)
  mailer.close()
  return outcome
}

test('the answer to the whole e-mail may take longer than all answers before it', async () => {
  await using server = await startSlowServer({ scan: 1_500 })
  expect(await send(server.url, { transfer: 1_000, answer: 20_000 })).toBeUndefined()
  expect(server.seen.copies).toBe(1)
})

test('an e-mail may have been sent where the server has it and does not answer', async () => {
  await using server = await startSlowServer({ scan: 60_000 })
  expect(await send(server.url, { transfer: 20_000, answer: 300 })).toMatchObject({
    name: 'MailUnanswered',
    message: expect.stringContaining('no answer in 0.3 s'),
  })
  await expect.poll(() => server.seen.closed).toBe(1)
  expect(server.seen.copies).toBe(1)
})

test('an e-mail counts as not sent where the server is too slow before its end', async () => {
  await using server = await startSlowServer({ step: 400 })
  expect(await send(server.url, { transfer: 1_000, answer: 20_000 })).toMatchObject({
    name: 'TimeoutError',
    message: 'no answer in 1 s',
  })
  await expect.poll(() => server.seen.closed).toBe(1)
  expect(server.seen.copies).toBe(0)
})

test('an aborted conversation ends at once, and the server gets no e-mail', async () => {
  await using server = await startSlowServer({ step: 60_000 })
  const given = new AbortController()
  const sending = send(server.url, { transfer: 60_000, answer: 60_000 }, given.signal)
  await expect.poll(() => server.seen.commands).toBe(1)
  given.abort(new Error('the site was stopped'))
  expect(await sending).toMatchObject({ message: 'the site was stopped' })
  await expect.poll(() => server.seen.closed).toBe(1)
  expect(server.seen.copies).toBe(0)
})

test('an e-mail may have been sent where its caller gives it up before the answer', async () => {
  await using server = await startSlowServer({ scan: 60_000 })
  const given = new AbortController()
  const sending = send(server.url, { transfer: 60_000, answer: 60_000 }, given.signal)
  await expect.poll(() => server.seen.copies).toBe(1)
  given.abort(new Error('the site was stopped'))
  expect(await sending).toMatchObject({ name: 'MailUnanswered' })
})
