import { lastSearchKeys, recentHomes } from '../../../shared/recent-homes.ts'
import { cityNames } from '../../../shared/time/city-of.ts'
import { agencyZone } from '../../../shared/time/zoned-time.ts'
import { asScript } from './as-script.ts'
import { openDialogs } from './dialogs.ts'
import { recordEarlyInteractions } from './early-interactions.ts'
import { hydrateOnFirstInteraction } from './hydrate-on-first-interaction.ts'
import { type InlineScript, inlineScript } from './inline-scripts.ts'
import { keepHome, keepsHome } from './keep-home.ts'
import { keepSearch, keepsSearch } from './keep-search.ts'
import { layOutLater, layOutRest } from './lay-out-later.ts'
import { offerLanguage } from './offer-language.ts'
import { showOwnTimes, showsOwnTimes } from './own-times.ts'
import { announceSignOut, watchOwner } from './session-tabs.ts'
import { shareAtOnce, sharesAddress } from './share-at-once.ts'
import { showShortlist } from './shortlist-state.ts'
import { setSubmissionId } from './submission-id.ts'

/** In milliseconds; see {@link recordEarlyInteractions}. */
const replayTimeout = 10_000

/** The parts whose layout `app/styles/later.css` postpones, at any width. */
const partsPutOff =
  'main>section:nth-of-type(n+3),.below>section,.plumb>section,.cards>.card:nth-child(n+3),.footer'

const starter = [
  asScript(hydrateOnFirstInteraction),
  asScript(setSubmissionId),
  asScript(recordEarlyInteractions, replayTimeout),
  asScript(showShortlist),
  asScript(openDialogs),
  asScript(layOutRest, partsPutOff),
].join('\n')

/**
 * The script in the head of a page: it decides about everything that has to be known before the
 * first paint.
 */
export const headScript = inlineScript(asScript(offerLanguage) + asScript(layOutLater))

const usual = inlineScript(starter)

/** Scripts that only some pages need, each with a function that says whether a page needs it. */
const further = [
  {
    isNeeded: keepsSearch,
    script: inlineScript(asScript(keepSearch, lastSearchKeys.search, lastSearchKeys.found)),
  },
  {
    isNeeded: keepsHome,
    script: inlineScript(asScript(keepHome, recentHomes.key, recentHomes.max)),
  },
  {
    isNeeded: showsOwnTimes,
    script: inlineScript(asScript(showOwnTimes, agencyZone, JSON.stringify(cityNames))),
  },
  { isNeeded: sharesAddress, script: inlineScript(asScript(shareAtOnce)) },
]

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
 * The scripts of a page that run at once. No others are needed before hydration, because everything
 * on the page works natively.
 */
export const starterScripts = (
  html: string,
  { owner, signedOut = false }: PageUse,
): readonly InlineScript[] => [
  usual,
  ...further.filter(({ isNeeded }) => isNeeded(html)).map(({ script }) => script),
  ...(owner ? [inlineScript(asScript(watchOwner, owner))] : []),
  ...(signedOut ? [signOut] : []),
]
