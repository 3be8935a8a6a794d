import { expect, test } from 'vitest'
import { createSignatures } from './signatures.ts'

test('a signature is ours while any of the keys is the one that made it', () => {
  const signature = createSignatures(() => ['old'], 'viewing').of('text') ?? ''
  expect(signature).toHaveLength(43)
  expect(createSignatures(() => ['new', 'old'], 'viewing').isOurs('text', signature)).toBe(true)
  expect(createSignatures(() => ['new'], 'viewing').isOurs('text', signature)).toBe(false)
})

test('the signature of another text, purpose or length is not ours', () => {
  const signatures = createSignatures(() => ['key'], 'viewing')
  const signature = signatures.of('text') ?? ''
  expect(signatures.isOurs('other', signature)).toBe(false)
  expect(signatures.isOurs('text', signature.slice(1))).toBe(false)
  expect(signatures.isOurs('text', '')).toBe(false)
  expect(createSignatures(() => ['key'], 'other').isOurs('text', signature)).toBe(false)
  expect(createSignatures(() => ['key'], 'viewing', 22).of('text')).toBe(signature.slice(0, 22))
})

test('without a key nothing is signed, and no signature is accepted', () => {
  const signatures = createSignatures(() => [], 'viewing')
  expect(signatures.of('text')).toBeUndefined()
  expect(signatures.isOurs('text', '')).toBe(false)
})
