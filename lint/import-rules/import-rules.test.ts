import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { app } from './app-rules.ts'
import { allowedFor, type Rules } from './rules.ts'
import { server } from './server-rules.ts'
import { tools } from './tool-rules.ts'

/** The row to which an entry of a table belongs: 'leads/erase-leads.ts' belongs to 'leads'. */
const rowOf = (entry: string, rules: Rules) =>
  Object.keys(rules).find((row) => entry === row || entry.startsWith(`${row}/`))

test.each([
  ['server', server],
  ['app', app],
  ['tools', tools],
])('the folders and files of %s import one another without a circle', (layer, rules) => {
  const usable = new Set<string>()
  let before = -1
  while (usable.size > before) {
    before = usable.size
    for (const name of Object.keys(rules))
      if (
        (allowedFor(layer, name, rules).own ?? [])
          .map((one) => rowOf(one, rules))
          .every((row) => !row || usable.has(row))
      )
        usable.add(name)
  }
  expect([...usable].sort()).toEqual(Object.keys(rules).sort())
})

test.each([
  ['server', server],
  ['app', app],
])('every folder and file of %s has a row', (folder, rules) => {
  const entries = readdirSync(join(import.meta.dirname, '../..', folder), { withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isDirectory() || /(?<!\.test|\.d)\.tsx?$/.test(entry.name))
    .map(({ name }) => name)
    .filter((name) => name !== 'styles')
  expect(Object.keys(rules).sort()).toEqual(names.sort())
})

test('every other folder with code has a row', () => {
  const folders = readdirSync(join(import.meta.dirname, '../..'), { withFileTypes: true }).flatMap(
    (entry) =>
      entry.isDirectory() &&
      !/^\.|^(?:app|build|data|node_modules|server)$/.test(entry.name) &&
      readdirSync(join(entry.parentPath, entry.name), { recursive: true }).some((file) =>
        /(?<!\.test|\.d)\.(?:tsx?|mjs)$/.test(String(file)),
      )
        ? [entry.name]
        : [],
  )
  const rows = Object.keys(tools).map((row) => row.split('/')[0])
  expect(folders.filter((folder) => !rows.includes(folder))).toEqual([])
})

test('every file of server that a row names is one of the table’s', () => {
  const named = [app, tools].flatMap((rules) =>
    Object.values(rules).flatMap(({ server: entries = [] }) => entries),
  )
  expect(named.filter((entry) => !rowOf(entry, server))).toEqual([])
})
