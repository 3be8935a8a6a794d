import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import packageFile from '../package.json' with { type: 'json' }
import { environment, nodeOptions } from './runtime.mjs'

test.each(['alboran@.service', 'Containerfile'])(
  'deploy/%s starts the process as `npm start` does',
  (file) => {
    const text = readFileSync(`deploy/${file}`, 'utf8')
    const [, command = ''] = text.match(/^(?:ExecStart=|CMD )(.*)$/m) ?? []
    expect(command.match(/--[\w=-]+/g)).toEqual(nodeOptions)
    for (const [name, value] of Object.entries(environment))
      expect(text).toContain(`${name}=${value}`)
  },
)

test('the unit lets workers lower their priority, and ends no process for a call', () => {
  const unit = readFileSync('deploy/alboran@.service', 'utf8')
  const [, refused = ''] = unit.match(/^SystemCallFilter=~(.*)$/m) ?? []
  // The group of setpriority, which server/shared/yield-to-site.ts calls.
  expect(refused.split(' ')).not.toContain('@resources')
  expect(unit).toContain('\nSystemCallErrorNumber=EPERM\n')
})

test('the image is without the optional packages, which only tests use', () => {
  const image = readFileSync('deploy/Containerfile', 'utf8')
  const names = Object.keys(packageFile.optionalDependencies)
  expect(names).not.toEqual([])
  for (const name of names) expect(image).toContain(`rm -rf node_modules/${name}\n`)
})

test.each(['app', 'build', 'desk', 'pictures/masters', 'pictures/plates', 'server'])(
  'the image has %s, which the server reads',
  (folder) => {
    const image = readFileSync('deploy/Containerfile', 'utf8')
    expect(image).toContain(`COPY --from=build /srv/alboran/${folder} ./${folder}\n`)
  },
)
