import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { root } from './source-files.ts'

/** The last commit that had a longer subject. */
const last = '69d606dea64e17313fbfad350b3ed13ba16b1616'

/** The subjects of later commits; undefined in a copy without their history. */
function subjects(): string[] | undefined {
  // In a container the checkout may belong to another user, and Git then refuses to read it.
  const { status, stdout } = spawnSync(
    'git',
    ['-c', 'safe.directory=*', 'log', '--format=%s', `${last}..HEAD`],
    { cwd: root, encoding: 'utf8' },
  )
  return status === 0 ? stdout.trim().split('\n') : undefined
}

test('the subject of a commit has at most 72 characters', ({ skip }) => {
  const found = subjects()
  if (!found && process.env.CI) expect.fail('CI has to fetch the whole history (fetch-depth: 0)')
  if (!found) return skip('there is no history of commits here')
  expect(found.filter((subject) => subject.length > 72)).toEqual([])
})
