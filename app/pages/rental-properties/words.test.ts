import { describe, expect, test } from 'vitest'
import { advertised, estimates } from '#app/buying/advertised.ts'
import { formatPercent, percentRange, priceRange } from '#app/buying/ranges.ts'
import { languages } from '#server/language.ts'
import { netYield, nightsOf } from '#server/returns/net-yield.ts'
import { euros } from '#server/shared/text/euros.ts'
import { articleWords } from './article-words.ts'
import { calculatorWords } from './calculator-words.ts'
import { readYield } from './read-figures.ts'
import { words } from './words.ts'

/** All texts of a catalogue as one string. */
const textOf = (copy: unknown): string =>
  typeof copy === 'object' && copy !== null
    ? Object.values(copy).map(textOf).join('\n')
    : String(copy)
/** A text with plain spaces and without word joiners. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')

describe.each(languages)('%s', (language) => {
  const article = articleWords[language]
  const text = plain(textOf(article))
  const expectText = (part: string) => expect(text).toContain(plain(part))

  test('six numbered sections, a conclusion and six feature blocks', () => {
    expect(article.sections).toHaveLength(6)
    expect(article.conclusion.paragraphs.length).toBeGreaterThan(0)
    expect(words[language].features.blocks).toHaveLength(6)
    expect(article.ruler.stops).toHaveLength(advertised.minutes.length)
  })

  test('the texts name every advertised figure', () => {
    const { min, max } = advertised.yield
    expectText(`${min}–${formatPercent(max, language)}`)
    expectText(priceRange(advertised.month, language))
    expectText(priceRange(advertised.night, language))
    expectText(euros(advertised.price, language))
    expect(advertised.minutes).toEqual([0, 5, 15, 20, 25])
  })

  test('every figure that follows from them', () => {
    for (const month of [advertised.month.min, advertised.month.max])
      expectText(euros(month, language))
    expectText(language === 'en' ? '€21,600 to €30,000' : 'de 21.600 a 30.000 €')
    expect([advertised.month.min * 12, advertised.month.max * 12]).toEqual([21_600, 30_000])
    const { figures } = readYield({})
    if (!figures) throw new Error('the initial figures are not valid')
    const [gross] = netYield(figures).steps
    expect(gross && plain(percentRange(gross, language))).toBe(
      language === 'en' ? '5.4–7.5%' : '5,4–7,5 %',
    )
    for (const tenths of language === 'en' ? ['5.4%', '7.5%'] : ['5,4 %', '7,5 %'])
      expectText(tenths)
    expect(nightsOf(estimates.nightOccupancy)).toBe(80)
    expectText(language === 'en' ? 'eighty nights' : 'ochenta noches')
    expectText(language === 'en' ? '1.2–2%' : '1,2–2 %')
  })

  test('an estimate is called one', () => {
    const calculators = calculatorWords[language]
    for (const part of [
      calculators.entry.parts.new,
      calculators.entry.parts.resale,
      calculators.yield.estimates,
      calculators.yield.kept,
    ])
      expect(part.toLowerCase()).toMatch(language === 'en' ? /estimate/ : /estima/)
  })
})
