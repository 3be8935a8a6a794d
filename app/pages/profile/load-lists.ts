import { homeTexts } from '#app/catalogue/home-texts.ts'
import { shortlistPath } from '#app/shortlist/list.ts'
import { ownShortlist, requestPartsOf } from '#app/shortlist/own-list.ts'
import { whenUnavailable } from '#app/unavailable.ts'
import type { User } from '#server/accounts/user.ts'
import { searchOfAlert } from '#server/alerts/search-of-alert.ts'
import { searchText } from '#server/catalogue/search-text.ts'
import { type Language, pathIn } from '#server/language.ts'
import { euros } from '#server/shared/text/euros.ts'
import { date, dateAndTime } from '#server/shared/time/formats.ts'
import type { SiteRequest } from '#server/site.ts'
import { viewingPath } from '#server/viewings/viewing-paths.ts'
import type { ProfileList } from './profile-lists.tsx'
import { type ProfileWords, words } from './words.ts'

interface Asked {
  site: SiteRequest
  user: User
  language: Language
  copy: ProfileWords
}

/** Loads a user's data on the site for their profile. A list that cannot be read is empty. */
export async function loadLists(
  request: Request,
  site: SiteRequest,
  user: User,
  language: Language,
): Promise<ProfileList[]> {
  const asked = { site, user, language, copy: words[language] }
  return Promise.all([
    savedHomes(asked, ownShortlist(requestPartsOf(request, site))),
    viewingsOf(asked),
    alertsOf(asked),
    enquiriesOf(asked),
  ])
}

async function savedHomes(
  { site, language, copy: { saved } }: Asked,
  slugs: readonly string[],
): Promise<ProfileList> {
  const homes = await orUndefinedValue(
    site,
    'the saved homes of an account could not be read',
    async () =>
      slugs.length > 0 ? (await site.catalogue.list({ slugs: [...slugs] })).properties : [],
  )
  return {
    id: 'saved',
    title: saved.title,
    none: saved.none,
    rows: homes.map((home) => ({
      id: home.id,
      term: euros(home.price, language),
      text: `${homeTexts(home, language).title} (${home.ref})`,
      to: pathIn(language, `/properties/${home.slug}`),
    })),
    more:
      homes.length > 0
        ? { to: shortlistPath(language), text: saved.more }
        : { to: pathIn(language, '/properties'), text: saved.browse },
  }
}

/** The viewings that were asked for while signed in. */
async function viewingsOf({
  site,
  user,
  language,
  copy: { viewings: copy },
}: Asked): Promise<ProfileList> {
  const viewings = await orUndefinedValue(
    site,
    'the viewings of an account could not be read',
    () => site.viewings.ofUser(user),
  )
  return {
    id: 'viewings',
    title: copy.title,
    none: copy.none,
    rows: viewings.map(({ viewing: { id, homes, start, state }, token }) => ({
      id,
      term: [
        start === undefined ? copy.noTime : dateAndTime(start, language),
        copy.states[state],
      ].join(', '),
      text: homes.map(({ title, ref }) => `${title} (${ref})`).join('; ') || copy.home,
      to: viewingPath('status', language, token),
    })),
  }
}

/** The alerts of the account's address, once it is confirmed. */
async function alertsOf({
  site,
  user,
  language,
  copy: { alerts: copy },
}: Asked): Promise<ProfileList> {
  const [subscriber] = await orUndefinedValue(
    site,
    'the alerts of an account could not be read',
    async () => [await site.alerts.ofUser(user)],
  )
  const to = subscriber && `${pathIn(language, '/alerts')}?token=${subscriber.token}`
  return {
    id: 'alerts',
    title: copy.title,
    none: copy.none,
    rows: (subscriber?.alerts ?? []).map(({ id, search, state }) => ({
      id,
      term: copy.states[state],
      text: searchText(searchOfAlert(search), language),
      to,
    })),
    more: to ? { to, text: copy.more } : { to: pathIn(language, '/alerts/new'), text: copy.first },
  }
}

/** The enquiries that were sent while signed in, without viewings, newest first. */
async function enquiriesOf({
  site,
  user,
  language,
  copy: { enquiries: copy },
}: Asked): Promise<ProfileList> {
  const sent = await orUndefinedValue(site, 'the enquiries of an account could not be read', () =>
    site.leads.ofUser(user.id),
  )
  return {
    id: 'enquiries',
    title: copy.title,
    none: copy.none,
    rows: sent.toReversed().flatMap(({ kind, sentAt, fields: { reference, about } }, index) =>
      kind === 'viewing'
        ? []
        : [
            {
              id: String(index),
              term: date(sentAt, language),
              text: [copy.kinds[kind], reference ?? about].filter(Boolean).join(': '),
            },
          ],
    ),
  }
}

const orUndefinedValue = <One>(
  { log }: SiteRequest,
  message: string,
  read: () => Promise<readonly One[]>,
): Promise<readonly One[]> => whenUnavailable(log, message, read, (): readonly One[] => [])
