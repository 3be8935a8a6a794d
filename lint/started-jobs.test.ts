import { expect, test } from 'vitest'
import { filesOf, isTest } from './source-files.ts'

test('only one file starts repeated work, so that it lists every job', () => {
  const starting = filesOf('server/**/*.ts')
    .filter((file) => !isTest(file) && file.text.includes('shared/work/repeat.ts'))
    .filter(({ text }) => text.includes('.start()'))
  expect(starting.map(({ path }) => path)).toEqual(['server/start-jobs.ts'])
})
