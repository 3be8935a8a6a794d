import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

const refused = [
  ['app/pages/press/page.tsx', '#server/database/schema.ts'],
  ['app/pages/press/sibling.tsx', '../contact/words.ts'],
  ['app/components/card.tsx', 'node:fs'],
  ['server/leads/upwards.ts', '#app/words.ts'],
  ['server/leads/emails/sideways.ts', '../../viewings/viewing.ts'],
  ['server/leads/framework.ts', 'hono'],
] as const
const allowed = [
  ['app/pages/press/language.ts', '#server/language.ts'],
  ['server/leads/emails/downwards.ts', '../../mail/email.ts'],
  ['server/leads/query.ts', 'kysely'],
] as const

test('the lint refuses the imports that the table does not allow, and no others', () => {
  const checkout = mkdtempSync(join(tmpdir(), 'lint-'))
  onTestFinished(() => rmSync(checkout, { recursive: true, force: true }))
  for (const file of ['oxlint.config.ts', 'lint/import-rules', 'package.json'])
    cpSync(join(root, file), join(checkout, file), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'), 'junction')
  for (const [file, target] of [...refused, ...allowed]) {
    mkdirSync(dirname(join(checkout, file)), { recursive: true })
    writeFileSync(
      join(checkout, file),
      `import { one } from '${target}'\n\nexport const two = one\n`,
    )
  }
  const { stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/oxlint/bin/oxlint'), '--format=unix', 'app', 'server'],
    { cwd: checkout, encoding: 'utf8' },
  )
  const files = stdout
    .split('\n')
    .filter((line) => line.includes('no-restricted-imports'))
    .map((line) => line.split(':', 1)[0]?.replaceAll('\\', '/'))
  expect(files.sort()).toEqual(refused.map(([file]) => file).sort())
})
