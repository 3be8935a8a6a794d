import type { LoaderFunctionArgs } from 'react-router'
import { programs } from '#server/audit-log/actor.ts'
import { type Language, languageOf } from '#server/language.ts'
import { dateAfter } from '#server/shared/time/dates.ts'
import type { SiteRequest } from '#server/site.ts'
import { memberName } from '#server/staff/member-name.ts'
import { requireMember } from '../guard.ts'
import { programName } from '../values/program-name.ts'
import { readDate, startOf } from '../viewings/week.ts'
import { entryView } from './entry-view.server.ts'
import { groupUploads } from './group-uploads.ts'
import { pageAsked, pageOf } from './log-page.ts'
import { loggedTables } from './logged-tables.ts'

/** One page of the log, newest first. */
export async function loadChanges(args: LoaderFunctionArgs) {
  const { site } = requireMember(args, 'changes.read')
  const { searchParams, pathname } = args.url
  const language = languageOf(pathname)
  const table = loggedTables.find((one) => one === searchParams.get('of'))
  const page = pageAsked(args.url)
  const importedBy = searchParams.get('import') ?? undefined
  const by = searchParams.get('by')?.slice(0, 254) || undefined
  const on = readDate(searchParams.get('on'))
  const [entries, authors] = await Promise.all([
    site.office.changes({
      table,
      importedBy,
      actor: by,
      within: on === undefined ? undefined : [startOf(on), startOf(dateAfter(on, 1))],
      ...page,
    }),
    authorsOf(site, language, by),
  ])
  const { shown, older } = pageOf(entries)
  return {
    filter: { of: table, by, on, import: importedBy },
    authors,
    isOlder: page.olderThan !== undefined,
    entries: groupUploads(shown).map(({ entry, count }) => entryView(entry, language, count)),
    older,
  }
}

/** The authors whose changes can be chosen: members, programs, and the one in the address. */
async function authorsOf(
  { staff }: Pick<SiteRequest, 'staff'>,
  language: Language,
  by: string | undefined,
) {
  const members = (await staff?.list()) ?? []
  const authors = members
    .map(({ email, name }) => ({ value: email, name: memberName(name, email) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language))
  for (const value of programs) authors.push({ value, name: programName(value, language) ?? value })
  if (by !== undefined && !authors.some(({ value }) => value === by))
    authors.push({ value: by, name: by })
  return authors
}

export type ChangesData = Awaited<ReturnType<typeof loadChanges>>
