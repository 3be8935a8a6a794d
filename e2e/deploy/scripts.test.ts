import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const deploy = join(import.meta.dirname, '..', '..', 'deploy')
let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'alboran-deploy-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

/**
 * Puts a program of this name before all others.
 * @returns the path with which to run scripts.
 */
function program(name: string, script: string): string {
  const folder = join(dir, 'bin')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}`)
  chmodSync(join(folder, name), 0o755)
  return `${folder}:${process.env.PATH}`
}

describe('deploy/release.sh', () => {
  const git = (...args: string[]) =>
    execFileSync(
      'git',
      ['-C', join(dir, 'origin'), '-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args],
      {
        encoding: 'utf8',
      },
    ).trim()
  const commit = (text: string) => {
    writeFileSync(join(dir, 'origin', 'version'), text)
    git('add', '-A')
    git('commit', '-qm', text)
    return git('rev-parse', '--short=12', 'HEAD')
  }
  const home = () => join(dir, 'home')
  const current = () => realpathSync(join(home(), 'current'))
  const assetsOf = (release: string) =>
    readdirSync(join(home(), 'releases', release, 'build/site/client/assets')).toSorted()
  // The build of a version has one script, named after it.
  const build = `a=build/site/client/assets; mkdir -p $a build/pictures node_modules
    touch $a/$(cat version).js build/pictures/$(cat version).avif
    [ "$(cat version)" != broken ]`
  const release = (...args: string[]) =>
    execFileSync(join(home(), 'source/deploy/release.sh'), args, {
      env: { ...process.env, PATH: program('npm', build) },
      stdio: 'pipe',
    })

  beforeEach(() => {
    mkdirSync(join(dir, 'origin', 'deploy'), { recursive: true })
    git('init', '-qb', 'main')
    copyFileSync(join(deploy, 'release.sh'), join(dir, 'origin/deploy/release.sh'))
    commit('one')
    mkdirSync(home())
    execFileSync('git', ['clone', '-q', join(dir, 'origin'), join(home(), 'source')])
  })

  test('puts a version beside the one that runs, and has it started next', () => {
    release()
    const one = current()
    const two = commit('two')
    release()
    expect(basename(current())).toBe(two)
    expect(readFileSync(join(one, 'version'), 'utf8')).toBe('one')
    expect(readdirSync(join(current(), 'build/pictures'))).toEqual(['one.avif', 'two.avif'])
  })

  test('gives both versions the scripts of both, and the next one none of the first', () => {
    release()
    const one = basename(current())
    const two = commit('two')
    release()
    expect([assetsOf(one), assetsOf(two)]).toEqual([
      ['one.js', 'two.js'],
      ['one.js', 'two.js'],
    ])
    const three = commit('three')
    release()
    expect(assetsOf(three)).toEqual(['three.js', 'two.js'])
  })

  test('leaves everything as it was where a build fails', () => {
    release()
    const before = current()
    commit('broken')
    expect(() => release()).toThrow('release.sh')
    expect(current()).toBe(before)
    expect(assetsOf(basename(before))).toEqual(['one.js'])
  })

  test('takes a tag, and keeps three versions', () => {
    git('tag', 'v1.0.0')
    const first = git('rev-parse', '--short=12', 'HEAD')
    for (const version of ['two', 'three', 'four']) {
      commit(version)
      release()
    }
    release('v1.0.0')
    expect(basename(current())).toBe(first)
    expect(readdirSync(join(home(), 'releases'))).toHaveLength(3)
  })
})

test('deploy/desk.sh has the settings, user and folders of the unit', () => {
  const output = execFileSync(join(deploy, 'desk.sh'), ['leads', 'list', '--person', 'a b'], {
    env: { ...process.env, PATH: program('systemd-run', `printf '%s\\n' "$@"`) },
    encoding: 'utf8',
  }).split('\n')
  const unit = readFileSync(join(deploy, 'alboran@.service'), 'utf8')
  for (const name of ['User', 'Group', 'UMask', 'WorkingDirectory', 'EnvironmentFile'])
    expect(output).toContain(`--property=${unit.match(new RegExp(`^${name}=.*$`, 'm'))?.[0]}`)
  for (const variable of [/DATA_DIR=\S+/, /NODE_ENV=\S+/])
    expect(output).toContain(`--setenv=${unit.match(variable)?.[0]}`)
  const [, node = ''] = unit.match(/^ExecStart=(\S+)/m) ?? []
  expect(output.slice(output.indexOf(node)).slice(0, 6)).toEqual([
    node,
    'desk/main.ts',
    'leads',
    'list',
    '--person',
    'a b',
  ])
})
