import { expect, test } from 'vitest'
import { filesOf } from './source-files.ts'

test('each rule that is switched off in a file says why', () => {
  const directives = filesOf(
    '{app,desk,e2e,lint,pictures,scripts,server,testing,visual}/**/*.{ts,tsx,mjs}',
  ).flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        /(?:\/\/|\/\*) oxlint-disable/.test(line) ? [{ at: `${path}:${index + 1}`, line }] : [],
      ),
  )
  expect(directives.length).toBeGreaterThan(20)
  expect(directives.filter(({ line }) => !/ -- \S/.test(line)).map(({ at }) => at)).toEqual([])
})
