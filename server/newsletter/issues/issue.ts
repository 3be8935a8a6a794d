import * as v from 'valibot'
import type { Language } from '../../language.ts'

/** The most items of an issue. */
export const issueLimits = { subject: 150, opening: 3000, items: 12 } as const

const inBoth = <T>(schema: v.GenericSchema<unknown, T>) => v.object({ en: schema, es: schema })

export const issueTexts = v.object({ subject: inBoth(v.string()), opening: inBoth(v.string()) })
/** The texts of an issue, in both languages; '' where nothing is written yet. */
export type IssueTexts = v.InferOutput<typeof issueTexts>

/** A home or an article as a reader sees it. */
const shown = v.object({
  /** Below the site's address, English. */
  path: v.string(),
  title: inBoth(v.string()),
  text: inBoth(v.string()),
  /** Its address, on the site or elsewhere, and what it shows. */
  picture: v.optional(v.object({ address: v.string(), alt: inBoth(v.string()) })),
})
const article = v.object({ kind: v.literal('article'), key: v.string(), ...shown.entries })
const home = v.object({ kind: v.literal('home'), key: v.string() })

export const issueItems = v.array(v.variant('kind', [home, article]))
/**
 * A home or an article of an issue; `key` is the slug. An article is kept as it was when it was put
 * in, a home is read when the issue is sent.
 */
export type IssueItem = v.InferOutput<typeof issueItems>[number]

export const issueContent = v.object({
  ...issueTexts.entries,
  items: v.array(v.object({ kind: v.picklist(['home', 'article']), ...shown.entries })),
})
/** The e-mail: the same to every reader of a language. */
export type IssueContent = v.InferOutput<typeof issueContent>
export type ShownItem = IssueContent['items'][number]

/**
 * - `draft`: it is being written
 * - `scheduled`: it is sent at its time
 * - `sending`: readers get it, some at a time
 * - `stopped`: somebody has stopped that; those who have it do not get it again
 * - `sent`: every reader has it
 */
const issueStates = ['draft', 'scheduled', 'sending', 'stopped', 'sent'] as const
type IssueState = (typeof issueStates)[number]

/** A newsletter. Times are milliseconds since 1970. */
export interface Issue {
  id: string
  state: IssueState
  texts: IssueTexts
  items: IssueItem[]
  /** Grows with every change; a change names the revision that its author has seen. */
  revision: number
  /** The e-mail address of whoever began it; null for an earlier one. */
  createdBy: string | null
  updatedBy: string
  updatedAt: number
  sendAt: number | null
  sentAt: number | null
}

/** The fields that an issue lacks to be sent. */
export type IssueProblem =
  | { kind: 'missing'; field: 'subject' | 'opening'; language: Language }
  | { kind: 'empty' }
  /** A home that visitors do not see. */
  | { kind: 'unpublished'; key: string }

/** A newsletter that is on its way, with how far it is. */
export interface LiveIssue extends IssueProgress {
  id: string
  state: Issue['state']
}

/** How far the sending of an issue is, in readers. */
export interface IssueProgress {
  /** All who get it. */
  readers: number
  /** Taken by the mail server. */
  sent: number
  /** Given up after the mail server's answer, or because the reader unsubscribed first. */
  unsent: number
}
