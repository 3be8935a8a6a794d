import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { createDiskCheck } from './disk-check.ts'

afterEach(() => void vi.useRealTimers())

test('a disk is checked again after a second, even when the system clock is set back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'], now: 5_000_000 })
  const dir = await mkdtemp(join(tmpdir(), 'disk-check-'))
  const check = createDiskCheck(dir)
  expect(await check()).toBe(true)
  await rm(dir, { recursive: true })
  vi.advanceTimersByTime(900)
  expect(await check()).toBe(true)
  vi.setSystemTime(0)
  vi.advanceTimersByTime(200)
  expect(await check()).toBe(false)
  expect(check.last()).toBe(false)
})
