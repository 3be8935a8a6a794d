import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
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
