import { expect, test } from 'vitest'
import type { Property } from '#server/catalogue/property.ts'
import { sampleHome } from '../../testing/sample-home.ts'
import { askedMessage } from './ask.ts'
import { projectView } from './project.ts'

const home = (id: string, purchaseDetails: Property['purchaseDetails'] = null): Property =>
  sampleHome({ purchaseDetails }, id)
const asks = (property: Property, query: string, language: 'en' | 'es' = 'en') =>
  askedMessage(property, new URLSearchParams(query), language)

test('a finished home has no section about its construction', () => {
  expect(projectView(home('R49052083'), 'en')).toBeUndefined()
})

test('a home of which nothing is known says so in a sentence, and all can be asked for', () => {
  const project = projectView(home('carat-02'), 'en')
  expect(project?.rows).toEqual([])
  expect(project?.none).toBe(
    'The home is under construction. How far the works have come is not on record, nor are developer, licence, handover date and payment plan. Ask, and we will find out.',
  )
  expect(projectView(home('carat-02'), 'es')?.none).toMatch(
    /^La vivienda está en construcción\. .+ Pregunte y lo averiguamos\.$/,
  )
  expect(project?.ask).toBe('Ask for all five')
  expect(asks(home('carat-02'), 'ask=handover')).toMatch(
    /^Please let me know, for \S+: the handover date\.$/,
  )
  expect(project?.words.source).toBeUndefined()
  expect(asks(home('carat-02'), 'ask=project')).toMatch(
    /^Please let me know, for \S+: the developer, the building licence.* and the payment plan\.$/,
  )
})

test('facts on record are printed, payments in euros, and the rest can be asked for', () => {
  const property = home('carat-02', {
    developer: 'Alborán Promociones, S.L.',
    stage: 'structure',
    handover: '2027-06',
    payments: [
      { percent: 10, due: 'contract' },
      { percent: 90, due: 'deed' },
    ],
  })
  const project = projectView(property, 'es')
  expect([project?.none, project?.ask]).toEqual([undefined, undefined])
  expect(project?.rows[1]?.question).toBe('licence')
  expect(project?.rows.map(({ values }) => values)).toEqual([
    ['Alborán Promociones, S.L.'],
    ['No consta'],
    ['estructura'],
    ['junio de 2027'],
    // 10 % and 90 % of 1,640,000.
    [
      '10\u00a0%, 164.000\u00a0€, al firmar el contrato de compraventa',
      '90\u00a0%, 1.476.000\u00a0€, en la notaría, a la entrega de llaves',
    ],
  ])
  // A known fact is not asked for.
  expect(asks(property, 'ask=handover', 'es')).toBeUndefined()
  expect(asks(property, 'ask=project', 'es')).toMatch(
    /: la licencia de obras, con su número y fecha\.$/,
  )
})

test('the stage of a home under construction is not called unknown', () => {
  const stage = (language: 'en' | 'es') =>
    projectView(home('carat-02', { handover: '2027-06' }), language)?.rows[2]
  expect(stage('en')).toMatchObject({
    values: ['Under construction; how far is not known'],
    question: 'stage',
  })
  expect(stage('es')?.values).toEqual(['En construcción; no consta en qué fase'])
})

test('only known questions fill in the message', () => {
  expect(asks(home('R49052083'), 'ask=rent')).toBe('What rent could R49052083 be let for?')
  expect(asks(home('R49052083'), 'ask=anything')).toBeUndefined()
  expect(asks(home('R49052083'), '')).toBeUndefined()
})
