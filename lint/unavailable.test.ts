import { expect, test } from 'vitest'
import { filesOf, namesImportedBy } from './source-files.ts'

test('of the pages only app/unavailable.ts recognises an outage, and logs its cause', () => {
  const importing = filesOf('app/**/*.{ts,tsx}').filter((file) =>
    namesImportedBy(file).some(({ name }) => name === 'isUnavailable'),
  )
  expect(importing.map(({ path }) => path)).toEqual(['app/unavailable.ts'])
})
