import { data, type LoaderFunctionArgs } from 'react-router'
import { requireMember } from '#app/office/guard.ts'
import { type HomeLabels, homeLabels } from '#app/office/home-labels.ts'
import { parseShortlist } from '#app/shortlist/list.ts'
import { type Language, languageOf } from '#server/language.ts'
import type { Person } from '#server/people/people.ts'
import { shortDateAndTime } from '#server/shared/time/formats.ts'
import { may } from '#server/staff/rights.ts'
import { comparisonOf } from './comparison.ts'
import { eventsOf, historyShows, sinceOf } from './events.ts'

/** Loads everything about the person of a lead. */
export async function loadPerson(args: LoaderFunctionArgs) {
  const { site, member } = requireMember(args)
  const { id = '' } = args.params
  const { pathname, searchParams } = args.url
  const language = languageOf(pathname)
  const person = await site.people.ofLead(id)
  if (!person) throw data(null, { status: 404 })
  const search = searchParams.get('with')?.trim().slice(0, 200) ?? ''
  const other = searchParams.get('other')
  const [labels, found, compared] = await Promise.all([
    homeLabels(site),
    search ? site.people.find(id, search) : undefined,
    other ? site.people.compare(id, other) : undefined,
  ])
  const show = historyShows.find((one) => one === searchParams.get('show')) ?? 'all'
  const events = eventsOf(person, show, labels, language)
  const { name, phone, addresses, possibleDuplicates } = person
  const leads = addresses.flatMap((address) => address.leads)
  const now = new Date(site.clock()).toISOString()
  return {
    id,
    name,
    phone,
    emails: addresses.map(({ email }) => email),
    writesIn: leads.find((lead) => lead.id === id)?.language ?? 'en',
    show,
    since: sinceOf(events, language),
    events,
    possibleDuplicates,
    /** The search for another person, and the people that it found. */
    search,
    found,
    comparison: compared && comparisonOf(compared, labels, language),
    leadCount: leads.length,
    consents: addresses
      .flatMap(({ consents }) => consents)
      .map(({ purpose, event, at, wording }) => ({
        purpose,
        event,
        when: shortDateAndTime(at, language),
        wording,
      })),
    /** Whether there is a consent whose withdrawal staff can record. */
    acceptsNews: addresses.some(
      ({ leads: own, newsletter }) =>
        own.some(({ consentWording }) => consentWording !== null) ||
        (newsletter !== null && newsletter.state !== 'unsubscribed'),
    ),
    newsletter: addresses.flatMap(({ newsletter }) => newsletter?.state ?? []).at(0),
    alerts: addresses.flatMap(({ alerts }) => alerts).filter(({ state }) => state === 'active')
      .length,
    viewings: addresses
      .flatMap(({ viewings }) => viewings)
      .filter(({ state, start }) => state === 'confirmed' && start !== null && start > now).length,
    shortlist: shortlistOf(addresses, labels, language),
    account: addresses
      .flatMap(({ account }) => account?.createdAt ?? [])
      .map((at) => shortDateAndTime(at, language))
      .at(0),
    mayErase: may(member, 'people.erase'),
  }
}

export type PersonView = Awaited<ReturnType<typeof loadPerson>>

/** The homes that the person's accounts have kept; those that are gone have no title. */
function shortlistOf(addresses: Person['addresses'], labels: HomeLabels, language: Language) {
  const bySlug = new Map([...labels.values()].map((label) => [label.slug, label]))
  const kept = addresses.flatMap(({ account }) => {
    const stored = account?.metadata.shortlist
    return typeof stored === 'string' ? parseShortlist(stored) : []
  })
  return [...new Set(kept)].map((slug) => ({ slug, title: bySlug.get(slug)?.title[language] }))
}
