import { expect, test } from 'vitest'
import { costWords } from './cost-words.ts'
import { lawsIn } from './laws.ts'
import { lettingWords } from './letting-words.ts'

test('a text keeps its words, and its laws lead to the official gazette', () => {
  const text = 'Tax: RDLeg 5/2004, article 24.6; Ley 35/2006 (IRPF).'
  const parts = lawsIn(text)
  expect(parts.map((part) => part.text).join('')).toBe(text)
  expect(parts.filter(({ href }) => href)).toEqual([
    { text: 'RDLeg 5/2004', href: 'https://www.boe.es/eli/es/rdlg/2004/03/05/5' },
    { text: 'Ley 35/2006', href: 'https://www.boe.es/eli/es/l/2006/11/28/35' },
  ])
  expect(lawsIn('Our range, November 2026.')).toEqual([{ text: 'Our range, November 2026.' }])
})

test('every state law that the texts of rent and loans name has its address', () => {
  for (const language of ['en', 'es'] as const) {
    const { lending, residents, offer } = costWords[language].borrowing
    const { sources, result } = lettingWords[language]
    const texts = [lending, residents, offer, ...Object.values(sources), result.spain]
    for (const text of texts)
      for (const [name] of text.matchAll(/(Ley|RDL|RDLeg) \d+\/\d{4}/g))
        expect(lawsIn(text), name).toContainEqual({
          text: name,
          href: expect.stringContaining('/eli/'),
        })
  }
})
