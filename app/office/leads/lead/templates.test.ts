import { expect, test } from 'vitest'
import { sampleHome } from '../../../../testing/sample-home.ts'
import { replySubject } from './templates.ts'

test('who asks for a viewing is answered about it, and not about a question', () => {
  const home = sampleHome({ title: 'Villa by the reeds' })
  expect(replySubject(home, 'viewing', 'en')).toBe('Your viewing of Villa by the reeds')
  expect(replySubject(home, 'inquiry', 'es')).toBe('Su consulta sobre Villa by the reeds')
})
