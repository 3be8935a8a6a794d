import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openFormKey } from './form-key.ts'

let folder: string
const logged: { msg: string }[] = []
const log = pino({}, { write: (line: string) => void logged.push(JSON.parse(line)) })
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alboran-form-key-'))
  logged.length = 0
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('at the first start there is no copy, which is no fault', () => {
  expect(openFormKey(join(folder, 'forms.key'), log).keys()).toEqual([])
  expect(logged).toEqual([])
})

test('a copy that cannot be read is in the log', () => {
  const file = join(folder, 'forms.key')
  mkdirSync(file)
  expect(openFormKey(file, log).keys()).toEqual([])
  expect(logged).toMatchObject([{ level: 40, err: { code: 'EISDIR' } }])
})
