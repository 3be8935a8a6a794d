import { data } from 'react-router'
import { propertyRules } from '#server/catalogue/rules/property-rules.ts'
import { detailsOf, pictureAddresses } from '#server/homes/check.ts'
import { documentsOf, type HomeFields } from '#server/homes/fields.ts'
import type { MemberHomes } from '#server/homes/for-staff/homes.ts'
import { stateOfHome } from '#server/homes/home-state.ts'
import {
  changedFields,
  draftedHomeFields,
  publishedHomeFields,
  scheduledAt,
} from '#server/homes/home.ts'
import { changedInOneLanguage } from '#server/homes/one-language.ts'
import type { StoredHome } from '#server/homes/stored-home.ts'
import { type Language, languages, pathIn } from '#server/language.ts'
import { dateAndTime } from '#server/shared/time/formats.ts'
import type { SiteRequest } from '#server/site.ts'
import { clock } from '../clock.ts'
import { draftTitle } from '../fields/draft-title.ts'
import { isProposed } from '../fields/proposed-text.ts'

/**
 * Ids that an empty editor may have: any other unknown id belongs to a home that no longer exists.
 */
const newId = /^h-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * A home with its draft; both are undefined for a new one, before anything is typed.
 * @throws a 404 response if there is no such home.
 */
export async function readHomeOrNew(homes: MemberHomes, id: string): Promise<StoredHome> {
  if (propertyRules.id.parse(id) === undefined) throw data(null, { status: 404 })
  const stored = await homes.read(id)
  if (!stored.home && !stored.draft && !newId.test(id)) throw data(null, { status: 404 })
  return stored
}

/**
 * Loads the data that all screens of a home show in their head.
 * @throws as {@link readHomeOrNew}.
 */
export async function loadHome(
  { site, homes }: { site: Pick<SiteRequest, 'clock' | 'leads'>; homes: MemberHomes },
  id: string,
  language: Language,
) {
  const { home, draft } = await readHomeOrNew(homes, id)
  const fields = draftedHomeFields(home, draft)
  const scheduled = home && scheduledAt(home, site.clock())
  const [waiting, enquiries] = await Promise.all([
    homes.waiting?.find(id),
    fields.ref ? site.leads.handling.count({ home: fields.ref }) : undefined,
  ])
  return {
    home,
    draft,
    fields,
    waiting,
    head: {
      id,
      title: draftTitle(fields, language),
      ref: fields.ref,
      state: home ? stateOfHome(home) : ('draft' as const),
      scheduled: scheduled && dateAndTime(scheduled, language),
      isPublished: home?.publication === 'published',
      /** Changes that are scheduled. */
      waiting: waiting && {
        changes: Object.keys(waiting.cells).length,
        time: dateAndTime(waiting.publishAt, language),
      },
      maySchedule: home?.publication !== 'published' || (homes.waiting && !waiting && !scheduled),
      changes: changedFields(home, draft).length,
      /** The revision of the draft; 0 if there is none. */
      draft: draft?.revision ?? 0,
      /** Alternative texts that were left as proposed, which do not describe the picture. */
      proposedTexts: proposedTextsOf(fields),
      /** Texts that publishing would change in only one language. */
      inOneLanguage:
        home?.publication === 'published'
          ? changedInOneLanguage(publishedHomeFields(home), fields)
          : undefined,
      saved: draft && savedBy(clock(draft.updatedAt, language, site.clock()), draft.updatedBy),
      page:
        home?.publication === 'published' && !scheduled
          ? pathIn(language, `/properties/${home.property.slug}`)
          : undefined,
      pictures: pictureAddresses(fields).length,
      documents: documentsOf(fields).length,
      enquiries: enquiries ? enquiries.ours + enquiries.theirs + enquiries.closed : 0,
    },
  }
}

const proposedTextsOf = (fields: HomeFields): number => {
  const titles = { en: fields.title, es: fields.title_es }
  const details = detailsOf(fields)
  return pictureAddresses(fields)
    .flatMap((address) => languages.map((one) => [one, details[address]?.alt[one] ?? ''] as const))
    .filter(([one, text]) => isProposed(text, one, titles[one])).length
}

/**
 * When a draft was saved, and by whom. The type also fits a draft that a form has just created,
 * which has no name yet.
 */
const savedBy = (at: string, by: string): { at: string; by: string | undefined } => ({ at, by })

export type HeadData = Awaited<ReturnType<typeof loadHome>>['head']
