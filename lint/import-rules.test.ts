import { expect, test } from 'vitest'
import { app, server } from './import-rules.ts'

test.each([
  ['server', server],
  ['app', app],
])('the folders of %s import one another without a circle', (_, rules) => {
  const usable = new Set<string>()
  let before = -1
  while (usable.size > before) {
    before = usable.size
    for (const [name, { folders = [] }] of Object.entries(rules))
      if (folders.every((folder) => usable.has(folder))) usable.add(name)
  }
  expect([...usable].sort()).toEqual(Object.keys(rules).sort())
})
