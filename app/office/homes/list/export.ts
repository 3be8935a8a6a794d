import { propertiesCsv, sampleCsv } from '#server/catalogue/exchange/csv.ts'
import { exportName } from '#server/homes/imports/plan-file-import.ts'
import { homesIn } from '../member-homes.ts'
import type { Route } from './+types/export.ts'

/**
 * Exports every column of the homes that visitors see now. Importing the unchanged file changes
 * nothing. `?sample` exports one of them in the form of a new home.
 */
export async function loader(args: Route.LoaderArgs) {
  const { site, homes } = await homesIn(args)
  const now = site.clock()
  const visible = (await homes.visible()).map(({ property }) => property)
  const [first] = visible
  const isSample = args.url.searchParams.has('sample') && first !== undefined
  return new Response(isSample ? sampleCsv(first) : propertiesCsv(visible), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${isSample ? 'homes-sample.csv' : exportName(now)}"`,
    },
  })
}
