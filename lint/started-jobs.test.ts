import { expect, test } from 'vitest'
import { filesOf, isTest } from './source-files.ts'

test('one file starts, and so lists, all jobs that are made with repeat.ts', () => {
  const starting = filesOf('server/**/*.ts')
    .filter((file) => !isTest(file) && file.text.includes('shared/work/repeat.ts'))
    .filter(({ text }) => text.includes('.start()'))
  expect(starting.map(({ path }) => path)).toEqual(['server/start-jobs.ts'])
})
