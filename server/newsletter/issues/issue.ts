import * as v from 'valibot'
import type { Language } from '../../language.ts'

/** The longest texts, in characters, and the most items of an issue. */
export const issueLimits = { subject: 150, opening: 3000, items: 12 } as const

const inBoth = <T>(schema: v.GenericSchema<unknown, T>) => v.object({ en: schema, es: schema })

export const issueTexts = v.object({ subject: inBoth(v.string()), opening: inBoth(v.string()) })
/** The texts of an issue in both languages; '' where nothing has been written yet. */
export type IssueTexts = v.InferOutput<typeof issueTexts>

/** A home or an article as a reader sees it. */
const shown = v.object({
  /** The English path, below the site's address. */
  path: v.string(),
  title: inBoth(v.string()),
  text: inBoth(v.string()),
  /** The address of the picture, on this site or elsewhere, and its alternative text. */
  picture: v.optional(v.object({ address: v.string(), alt: inBoth(v.string()) })),
})
const article = v.object({ kind: v.literal('article'), key: v.string(), ...shown.entries })
const home = v.object({ kind: v.literal('home'), key: v.string() })

export const issueItems = v.array(v.variant('kind', [home, article]))
/**
 * A home or an article in an issue; `key` is its slug. An article is stored with its texts when it
 * is added. A home is stored by its slug only, and read when the issue is sent.
 */
export type IssueItem = v.InferOutput<typeof issueItems>[number]

export const issueContent = v.object({
  ...issueTexts.entries,
  items: v.array(v.object({ kind: v.picklist(['home', 'article']), ...shown.entries })),
})
/** The content of the e-mail: the same for all readers of a language. */
export type IssueContent = v.InferOutput<typeof issueContent>
export type ShownItem = IssueContent['items'][number]

/**
 * - `draft`: it is being written
 * - `scheduled`: it will be sent at its time
 * - `sending`: it is being queued, for a few readers at a time
 * - `stopped`: somebody has stopped the sending; readers who already have it do not get it again
 * - `sent`: it was queued for every reader
 */
const issueStates = ['draft', 'scheduled', 'sending', 'stopped', 'sent'] as const
type IssueState = (typeof issueStates)[number]

/** A newsletter. Times are milliseconds since 1970. */
export interface Issue {
  id: string
  state: IssueState
  texts: IssueTexts
  items: IssueItem[]
  /**
   * Increases with every change. A request to change the issue states the revision that its author
   * saw.
   */
  revision: number
  /** The e-mail address of the creator; null for an issue from before creators were recorded. */
  createdBy: string | null
  updatedBy: string
  updatedAt: number
  sendAt: number | null
  sentAt: number | null
}

/** The reasons for which an issue cannot be sent. */
export type IssueProblem =
  | { kind: 'missing'; field: 'subject' | 'opening'; language: Language }
  | { kind: 'empty' }
  /** The issue contains a home that visitors cannot see. */
  | { kind: 'unpublished'; key: string }

/** A newsletter that is being sent, with its progress. */
export interface LiveIssue extends IssueProgress {
  id: string
  state: Issue['state']
}

/** The progress of sending an issue, in numbers of readers. */
export interface IssueProgress {
  /** All readers who are to get it. */
  readers: number
  /** Readers whose e-mail the mail server has accepted. */
  sent: number
  /**
   * Readers whose e-mail was given up, after the mail server's answer or because they had
   * unsubscribed.
   */
  unsent: number
}
