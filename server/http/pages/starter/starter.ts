import { asScript } from './as-script.ts'
import { openDialogs } from './dialogs.ts'
import { keepEarlyActs } from './early-acts.ts'
import { hydrateOnFirstAct } from './hydrate-on-first-act.ts'
import { type InlineScript, inlineScript } from './inline-scripts.ts'
import { keepSearch, keepsSearch } from './keep-search.ts'
import { offerLanguage } from './offer-language.ts'
import { announceSignOut, watchOwner } from './session-tabs.ts'
import { showShortlist } from './shortlist-state.ts'
import { setSubmissionId } from './submission-id.ts'

/** In milliseconds; see {@link keepEarlyActs}. */
const replayTimeout = 10_000

const starter = [
  asScript(hydrateOnFirstAct),
  asScript(setSubmissionId),
  asScript(keepEarlyActs, replayTimeout),
  asScript(showShortlist),
  asScript(openDialogs),
].join('\n')

/** The script in the head of a page: what it decides is known before anything is painted. */
export const headScript = inlineScript(asScript(offerLanguage))

const usual = inlineScript(starter)
const withSearch = inlineScript(starter + asScript(keepSearch))
const signOut = inlineScript(asScript(announceSignOut, 'SIGNED_OUT'))

export interface PageUse {
  /** The e-mail address of the user to whom the page belongs; undefined for a visitor's page. */
  owner?: string | undefined
  /** Whether the page answers a form that the browser sent. */
  answer?: boolean
  /** Whether the page is the response to signing out. */
  signedOut?: boolean
}

/**
 * The only scripts of a page that run at once: everything on it works natively before it hydrates.
 */
export const starterScripts = (
  html: string,
  { owner, signedOut = false }: PageUse,
): readonly InlineScript[] => [
  keepsSearch(html) ? withSearch : usual,
  ...(owner ? [inlineScript(asScript(watchOwner, owner))] : []),
  ...(signedOut ? [signOut] : []),
]
