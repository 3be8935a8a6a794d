import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { asScript } from './as-script.ts'

test('a function becomes a script that calls it, without types and comments', () => {
  const script = asScript(
    (text: string, times: number) => {
      // The text, repeated as often as the caller asks.
      const repeated: string = text.repeat(times)
      Object.assign(globalThis, { told: `${repeated}  two spaces` })
    },
    '</script><b>',
    2,
  )
  expect(script).not.toMatch(/<|Said|: string|\n\s/)
  const context: { told?: unknown } = {}
  runInNewContext(script, context)
  expect(context.told).toBe('</script><b></script><b> two spaces')
})
