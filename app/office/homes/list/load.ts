import type { LoaderFunctionArgs } from 'react-router'
import { homeTexts as textsOfHome } from '#app/catalogue/home-texts.ts'
import { words as cardWords } from '#app/catalogue/words.ts'
import { counted } from '#app/plural.ts'
import { whenUnavailable } from '#app/unavailable.ts'
import { insert } from '#app/words.ts'
import { isReduced, propertyTypes } from '#server/catalogue/property.ts'
import { propertyRules } from '#server/catalogue/rules/property-rules.ts'
import { detailsOf, pictureAddresses, problemsOf } from '#server/homes/check.ts'
import type { MemberHomes } from '#server/homes/for-staff/homes.ts'
import { stateOfHome, states } from '#server/homes/home-state.ts'
import {
  changedFields,
  type HomeDraft,
  draftedHomeFields,
  scheduledAt,
  type StaffHome,
} from '#server/homes/home.ts'
import type { LastChange } from '#server/homes/last-changes.ts'
import { readHomeSearch } from '#server/homes/list-homes.ts'
import { type Language, languageOf } from '#server/language.ts'
import type { Pictures } from '#server/pictures/pictures.ts'
import { euros } from '#server/shared/text/euros.ts'
import { dateAndTime } from '#server/shared/time/formats.ts'
import type { SiteRequest } from '#server/site.ts'
import { draftTitle } from '../fields/draft-title.ts'
import { homeFieldText } from '../fields/field-text.ts'
import { homePath } from '../home-path.ts'
import { homesIn } from '../member-homes.ts'
import { words } from '../words.ts'
import { lackingText } from './lacking-text.ts'
import { lastChangeText } from './last-change-text.ts'

export type HomeListView = Awaited<ReturnType<typeof loadHomes>>

/** Loads a page of the list of homes, with the drafts of homes that were never published. */
export async function loadHomes(args: LoaderFunctionArgs) {
  const { site, homes } = await homesIn(args)
  const language = languageOf(args.url.pathname)
  const search = readHomeSearch(args.url.searchParams)
  const list = await homes.list(search, language)
  const enquiries = await whenUnavailable(
    site.log,
    'the enquiries about the homes could not be counted',
    () => site.leads.handling.enquiries(list.homes.map(({ property }) => property.ref)),
    () => undefined,
  )
  const changedText = (change: LastChange | undefined) =>
    change && lastChangeText(change, site.clock(), language)
  return {
    search,
    rows: list.homes.map((home) => ({
      ...homeRow(home, list.drafts.get(home.property.id), { site, language }),
      /** The enquiries of each week; undefined if they could not be counted. */
      enquiries: enquiries && (enquiries.get(home.property.ref) ?? []),
      changed: changedText(list.changed.get(home.property.id)),
    })),
    unpublished: list.unpublished.map((draft) => ({
      ...draftRow(draft, site.pictures, language),
      changed: changedText({ at: draft.updatedAt, by: draft.updatedBy }),
    })),
    total: list.total,
    pages: list.pages,
    changed: await changedHome(homes, args.url.searchParams, language),
  }
}

/** A home with its draft, as a row of the list. */
function homeRow(
  home: StaffHome,
  draft: HomeDraft | undefined,
  { site, language }: { site: Pick<SiteRequest, 'pictures' | 'clock'>; language: Language },
) {
  const copy = words[language]
  const { property } = home
  const { title, lang } = textsOfHome(property, language)
  const [image] = property.images
  const changes = changedFields(home, draft).length
  const scheduled = scheduledAt(home, site.clock())
  const state = stateOfHome(home)
  return {
    id: property.id,
    href: homePath(language, property.id),
    title,
    lang,
    notes: [
      property.ref,
      scheduled && insert(copy.scheduled, { time: dateAndTime(scheduled, language) }),
      changes > 0 && counted(copy.inDraft, changes, language),
    ].filter(Boolean),
    lacking:
      state === 'draft'
        ? lackingText(problemsOf(draftedHomeFields(home, draft)), language)
        : undefined,
    picture:
      image === undefined
        ? undefined
        : site.pictures.at(image, title, language, property.pictureDetails),
    type: cardWords[language].types[property.propertyType ?? 'apartment'],
    bedrooms: property.bedrooms,
    area: property.area,
    amount: property.price,
    price: euros(property.price, language),
    isReduced: isReduced(property),
    state,
    revision: home.revision,
    pictures: property.images.length,
  }
}

/** A row for a home that was never published, from its draft. */
function draftRow(draft: HomeDraft, pictures: Pick<Pictures, 'at'>, language: Language) {
  const fields = draftedHomeFields(undefined, draft)
  const images = pictureAddresses(fields)
  const [image] = images
  return {
    id: draft.id,
    href: homePath(language, draft.id),
    title: draftTitle(fields, language) || words[language].untitled,
    ref: fields.ref,
    lacking: lackingText(problemsOf(fields), language),
    lang: language === 'es' && fields.title && !fields.title_es ? ('en' as const) : undefined,
    picture: image ? pictures.at(image, '', language, detailsOf(fields)) : undefined,
    type: propertyTypes.flatMap((type) =>
      type === fields.property_type ? cardWords[language].types[type] : [],
    )[0],
    bedrooms: fields.bedrooms,
    area: fields.area,
    price: homeFieldText('price', fields.price, language),
    pictures: images.length,
  }
}

/** The home that was just changed, its current values, and the fields that undo the change. */
async function changedHome(homes: MemberHomes, search: URLSearchParams, language: Language) {
  const id = search.get('changed')
  if (!id || propertyRules.id.parse(id) === undefined) return undefined
  const { home } = await homes.read(id)
  if (!home) return undefined
  const { property, revision } = home
  const undo = (now: string, was: Record<string, string>) => ({
    id,
    title: textsOfHome(property, language).title,
    revision,
    now,
    was,
  })
  const was = states.find((one) => one === search.get('was'))
  if (was) return undo(words[language].states[stateOfHome(home)].toLowerCase(), { state: was })
  const before = Number(search.get('price'))
  return before > 0 && before !== property.price
    ? undo(euros(property.price, language), {
        price: String(before),
        former: search.get('former') ?? '',
      })
    : undefined
}
