import { data, redirect } from 'react-router'
import { figuresQuery } from '#app/buying/reader-figures.ts'
import { homeTexts } from '#app/catalogue/home-texts.ts'
import { isBuilding } from '#app/catalogue/is-building.ts'
import { loadProperty } from '#app/catalogue/load-property.ts'
import { viewingAlternative } from '#app/catalogue/viewing-alternative.ts'
import { counted } from '#app/plural.ts'
import { shortlistPath, visitPath } from '#app/shortlist/list.ts'
import { ownShortlist, requestPartsOf } from '#app/shortlist/own-list.ts'
import { insert } from '#app/words.ts'
import type { Property } from '#server/catalogue/property.ts'
import { type Language, pathIn } from '#server/language.ts'
import { maxVisitHomes } from '#server/leads/options.ts'
import { enumeration } from '#server/shared/text/enumeration.ts'
import type { SiteRequest } from '#server/site.ts'
import { homeCard } from '../home-card-data.ts'
import type { ViewingWords } from '../words.ts'
import { askedHomes } from './action.ts'
import { findHomes } from './find-homes.ts'

interface Args {
  site: SiteRequest
  request: Request
  url: URL
  slug: string | undefined
  language: Language
  copy: ViewingWords['request']
}

/** Loads the homes of a visit: those that are chosen, and those that can be added. */
export async function loadVisit({ site, request, url, slug, language, copy }: Args) {
  const own = ownShortlist(requestPartsOf(request, site))
  if (slug !== undefined) {
    const property = await loadProperty(site, slug, url)
    const more = own.filter((one) => one !== slug)
    return {
      homes: [property],
      choices: [],
      notShown: '',
      instead: viewingAlternative(property, language),
      more:
        more.length === 0
          ? undefined
          : {
              text: counted(copy.more, more.length, language),
              to: visitPath(language, [slug, ...more].slice(0, maxVisitHomes)),
            },
      action: undefined,
      back: {
        to: pathIn(language, `/properties/${slug}`) + figuresQuery(url.searchParams),
        text: copy.back,
      },
    }
  }
  const asked = askedHomes(url)
  const all = [...new Set([...own, ...asked])]
  const listed = await findHomes(site, all)
  if (!listed) throw data(null, { status: 503 })
  const [shown, notShown] = [
    listed.filter((home) => !viewingAlternative(home, language)),
    listed.filter((home) => viewingAlternative(home, language)),
  ]
  const wanted = asked.length > 0 ? asked : own
  const homes = shown.filter(({ slug: one }) => wanted.includes(one)).slice(0, maxVisitHomes)
  if (homes.length === 0) throw redirect(shortlistPath(language, own))
  return {
    homes,
    choices: shown.map((home) => ({
      ...homeCard(home, language, site),
      isChosen: homes.includes(home),
    })),
    notShown:
      notShown.length === 0
        ? ''
        : insert(copy.notShown, {
            titles: enumeration(
              notShown.map((home) => homeTexts(home, language).title),
              language,
            ),
          }),
    instead: undefined,
    more: undefined,
    action: visitPath(
      language,
      homes.map((home) => home.slug),
    ),
    back: { to: shortlistPath(language, own.length > 0 ? own : asked), text: copy.backToList },
  }
}

/**
 * Which of the texts about seeing the homes applies: it depends on their number, and on whether any
 * is being built.
 */
export function kindOfVisit(
  homes: readonly Property[],
): keyof ViewingWords['request']['videoTexts'] {
  const building = homes.some(isBuilding)
  if (homes.length > 1) return building ? 'sites' : 'homes'
  return building ? 'site' : 'home'
}
