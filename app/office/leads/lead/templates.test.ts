import { expect, test } from 'vitest'
import { builtInReplies } from '#app/content/replies/built-in.ts'
import { sampleHome } from '../../../../testing/sample-home.ts'
import { fillTemplate, replySubject } from './templates.ts'

test('who asks for a viewing is answered about it, and not about a question', () => {
  const home = sampleHome({ title: 'Villa by the reeds' })
  expect(replySubject(home, 'viewing', 'en')).toBe('Your viewing of Villa by the reeds')
  expect(replySubject(home, 'inquiry', 'es')).toBe('Su consulta sobre Villa by the reeds')
})

test('a template greets a visitor without a name', () => {
  const [template] = Object.values(builtInReplies).map((texts) => ({ slug: 'one', texts }))
  const greet = (name: string, language: 'en' | 'es') =>
    fillTemplate(template ?? expect.fail('no template'), {
      name,
      home: undefined,
      language,
      siteUrl: '',
    }).text.split('\n')[0]
  expect([greet('Elena', 'en'), greet('', 'en')]).toEqual(['Dear Elena,', 'Hello,'])
  expect([greet('Elena', 'es'), greet('', 'es')]).toEqual(['Hola, Elena:', 'Hola:'])
})
