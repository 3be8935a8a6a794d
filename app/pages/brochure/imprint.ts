import { chatLink } from '#app/root-data/chat.ts'
import { words as shellWords } from '#app/root-data/words.ts'
import { insert } from '#app/words.ts'
import type { BrochureContent } from '#server/brochures/document/content.ts'
import type { Language } from '#server/language.ts'
import type { PurchaseKind } from '#server/returns/purchase-costs.ts'
import { addressLines } from '#server/shared/text/address-lines.ts'
import { date } from '#server/shared/time/formats.ts'
import { agencyZone, dateIn } from '#server/shared/time/zoned-time.ts'
import type { SiteRequest } from '#server/site.ts'
import { words } from './words.ts'

interface About {
  /** The path of the page about the same home or development, including the language. */
  path: string
  /** The first line of a chat message. */
  greeting: string
  /** The heading of the contact lines. */
  title: string
  /** How the homes in the pictures are bought. */
  bought: PurchaseKind
  /** The page where a viewing is arranged; undefined if none is offered. */
  viewing?: { name: string; path: string } | undefined
}

type Imprint = Pick<
  BrochureContent,
  'language' | 'contact' | 'notes' | 'issued' | 'date' | 'author' | 'words'
>

/** The parts that all brochures share: issuer, date of issue, contact lines and notes. */
export function imprint(
  { config, clock }: Pick<SiteRequest, 'config' | 'clock'>,
  language: Language,
  { path, greeting, title, bought, viewing }: About,
): Imprint {
  const { agencyEmail, agencyAddress, chatPhone, siteUrl } = config
  const seen = viewing && siteUrl + viewing.path
  const copy = words[language]
  const address = addressLines(agencyAddress).join(', ')
  const url = siteUrl + path
  return {
    language,
    author: shellWords[language].brand,
    contact: {
      title,
      text: copy.contact.text,
      lines: [
        ...(viewing && seen
          ? [{ name: viewing.name, text: seen.replace(/^https?:\/\//, ''), href: encodeURI(seen) }]
          : []),
        { name: copy.contact.email, text: agencyEmail, href: `mailto:${agencyEmail}` },
        { name: copy.contact.chat, text: chatPhone, href: chatLink(chatPhone, greeting) },
        { name: copy.contact.site, text: url.replace(/^https?:\/\//, ''), href: encodeURI(url) },
      ],
    },
    notes: [
      copy.notes.impressions[bought],
      copy.notes.figures,
      insert(copy.notes.office, { address }),
    ],
    issued: insert(copy.issued, { date: date(clock(), language) }),
    date: dateIn(agencyZone, clock()),
    words: { description: copy.description, pictures: copy.pictures, page: copy.page },
  }
}
