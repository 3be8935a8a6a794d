import { expect, test } from 'vitest'
import { onGripKey } from './on-grip-key.ts'

/** The call that a key causes on an item that is picked up or not. */
function doneBy(key: string, isHeld: boolean) {
  const done: string[] = []
  onGripKey(
    { key, preventDefault: () => undefined, stopPropagation: () => undefined },
    {
      isHeld,
      pickUp: () => done.push('up'),
      move: (step) => done.push(`move ${step}`),
      putDown: () => done.push('down'),
      putBack: () => done.push('back'),
    },
  )
  return done
}

test.each([
  [' ', false, ['up']],
  [' ', true, ['down']],
  ['ArrowLeft', true, ['move -1']],
  ['ArrowDown', true, ['move 1']],
  ['Escape', true, ['back']],
  ['ArrowLeft', false, []],
  ['Escape', false, []],
  ['Enter', true, []],
])('the key %j, held %s, does %j', (key, isHeld, done) => expect(doneBy(key, isHeld)).toEqual(done))
