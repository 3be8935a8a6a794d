import { propertiesCsv } from '#server/catalogue/exchange/csv.ts'
import { allHomes } from '#server/homes/list-homes.ts'
import { exportName } from '#server/homes/plan-file-import.ts'
import { orErrorPage } from '#app/office/unavailable.ts'
import type { Route } from './+types/export.ts'
import { authorIn } from './author.ts'

/** Every column of every home, those that visitors do not see included; the import reads it back without loss. */
export async function loader(args: Route.LoaderArgs) {
  const { site, author } = await authorIn(args)
  const homes = await orErrorPage(allHomes(author.client))
  return new Response(propertiesCsv(homes.map(({ property }) => property)), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${exportName(site.now())}"`,
    },
  })
}
