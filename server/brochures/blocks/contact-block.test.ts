import { expect, test, vi } from 'vitest'
import { loadFonts } from '../document/fonts.ts'
import { PdfDocument, type } from '../document/pdf-document.ts'
import { contactBlock } from './contact-block.ts'

test.each(['Arrange a viewing', 'Concertar una visita'])('%s is printed whole', (name) => {
  const options = { title: 'Home', author: 'Agency', subject: 'Brochure', lang: 'en-GB' }
  const pdf = new PdfDocument({ ...options, fonts: loadFonts(), date: new Date(0) })
  pdf.nextPage()
  const draw = vi.spyOn(pdf, 'draw')
  contactBlock(pdf, {
    contact: { title: 'Ask', text: 'We answer.', lines: [{ name, text: 'x.example', href: 'x:' }] },
    notes: [],
    issued: 'Issued today.',
  })
  const box = draw.mock.calls.find(([text]) => text === name)?.[2]
  expect(box?.width).toBeGreaterThan(pdf.widthOf(name, type.name))
})
