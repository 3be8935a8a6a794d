import { expect, test } from 'vitest'
import { officeKind } from '../viewings/email-kinds.ts'
import { emailsOfNewLead } from './emails-of-new-lead.ts'

type NewLead = Parameters<typeof emailsOfNewLead>[0]

const kindsOf = (change: Partial<NewLead> = {}) =>
  emailsOfNewLead({ leadId: 'lead', at: 1000, mayWrite: true, ...change }).map(
    ({ kind, dueAt }) => [kind, dueAt],
  )

test('the agency is told, and the visitor where they may be written to', () => {
  expect(kindsOf()).toEqual([
    ['agency', 1000],
    ['acknowledgement', 1000],
  ])
  expect(kindsOf({ ownAddress: true })).toContainEqual(['acknowledgement-in-full', 1000])
  expect(kindsOf({ mayWrite: false })).toEqual([['agency', 1000]])
})

test('the e-mails about a viewing replace the usual ones, and keep their own times', () => {
  const about = officeKind.with({
    leadId: 'lead',
    event: 'requested',
    by: 'visitor',
    sequence: 0,
    state: 'requested',
    held: [],
    at: 0,
  })
  expect(kindsOf({ aboutViewing: [about, { ...about, dueAt: 2000 }] })).toEqual([
    ['viewing-office', 1000],
    ['viewing-office', 2000],
  ])
})
