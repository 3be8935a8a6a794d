import { pino } from 'pino'
import { expect, test } from 'vitest'
import { hour, minute } from '../time/durations.ts'
import { createJobWatch } from './job-watch.ts'
import { repeat } from './repeat.ts'

test('a job that has failed for an hour is named, and no more once it works', async () => {
  let passed = 0
  let isBroken = true
  const passes: (() => void)[] = []
  const wait = () => new Promise<void>((pass) => void passes.push(pass))
  /** Lets all jobs run once more. */
  const next = async () => {
    for (const pass of passes.splice(0)) pass()
    await expect.poll(() => passes.length).toBe(2)
  }
  const logged: unknown[] = []
  const log = pino({}, { write: (line: string) => void logged.push(JSON.parse(line)) })
  const watch = createJobWatch(log, wait)
  const work = async () => {
    if (isBroken) throw new Error('too many SQL variables')
  }
  const job = repeat({ interval: minute, onFailure: () => {} }, work, wait, () => passed)
  watch.add('alerts', job)
  job.start()
  watch.start()
  await expect.poll(() => passes.length).toBe(2)
  passed = hour - 1
  await next()
  expect([watch.failing(), logged]).toEqual([[], []])
  passed = hour
  await next()
  await next()
  expect(watch.failing()).toEqual(['alerts'])
  expect(logged).toMatchObject([{ level: 50, job: 'alerts', hours: 1 }])
  isBroken = false
  await next()
  await next()
  expect(watch.failing()).toEqual([])
  expect(logged).toMatchObject([{ level: 50 }, { level: 30, job: 'alerts' }])
})
