import type { LoaderFunctionArgs } from 'react-router'
import { siteContext } from '#app/context.ts'
import { languageOf } from '#server/language.ts'
import { addressLines } from '#server/shared/text/address-lines.ts'
import { hoursInWords } from '#server/shared/time/hours-in-words.ts'
import { agencyZone, yearIn } from '#server/shared/time/zoned-time.ts'
import { chatLink } from './chat.ts'
import { words as formWords } from './form-words.ts'
import { problemWords } from './problem-words.ts'
import { words } from './words.ts'

export type RootData = ReturnType<typeof loadRootData>

/** Loads the data of every page: its language and texts, and the agency's data. */
export function loadRootData({ url, context }: Pick<LoaderFunctionArgs, 'url' | 'context'>) {
  const { config, account, clock, stamps } = context.get(siteContext)
  const { pathname, searchParams } = url
  const language = languageOf(pathname)
  const now = clock()
  return {
    language,
    siteUrl: config.siteUrl,
    words: words[language],
    forms: formWords[language],
    problems: problemWords[language],
    chat: {
      phone: config.chatPhone,
      href: chatLink(config.chatPhone, words[language].chat.greeting),
      /** The hours of chat and telephone; undefined where they are not configured. */
      hours: config.officeHours && hoursInWords(config.officeHours, language),
    },
    address: addressLines(config.agencyAddress),
    social: config.socialLinks,
    /** The signed-in user; without a session, pages are the same for everybody. */
    user: account.user && { email: account.user.email },
    /** The signed time of the page; see `EvidenceFields`. */
    stamp: stamps.issue(now),
    year: yearIn(agencyZone, now),
    /** The form that was just sent without a script, for the toast on its page. */
    sent: searchParams.get('sent'),
  }
}
