import type { LoaderFunctionArgs } from 'react-router'
import { languageOf } from '#server/language.ts'
import { requireMember } from '../guard.ts'
import { entryView } from './entry-view.server.ts'
import { groupUploads } from './group-uploads.ts'
import { loggedTables } from './logged-tables.ts'

const perPage = 50

/** One page of the log, newest first. */
export async function loadChanges(args: LoaderFunctionArgs) {
  const { site } = requireMember(args, 'changes.read')
  const { searchParams, pathname } = args.url
  const language = languageOf(pathname)
  const table = loggedTables.find((one) => one === searchParams.get('of'))
  const older = /^\d{1,15}$/.exec(searchParams.get('older') ?? '')?.[0]
  const importedBy = searchParams.get('import') ?? undefined
  const entries = await site.office.changes({
    table,
    importedBy,
    olderThan: older === undefined ? undefined : Number(older),
    limit: perPage + 1,
  })
  const shown = entries.slice(0, perPage)
  const last = entries.length > perPage ? shown.at(-1) : undefined
  return {
    table,
    importedBy,
    isOlder: older !== undefined,
    entries: groupUploads(shown).map(({ entry, count }) => entryView(entry, language, count)),
    older: last?.id,
  }
}

export type ChangesData = Awaited<ReturnType<typeof loadChanges>>
