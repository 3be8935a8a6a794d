import { orErrorPage } from '#app/office/unavailable.ts'
import { propertiesCsv } from '#server/catalogue/exchange/csv.ts'
import { visibleHomes } from '#server/homes/list-homes.ts'
import { exportName } from '#server/homes/plan-file-import.ts'
import type { Route } from './+types/export.ts'
import { authorIn } from './author.ts'

/** Every column of the homes that visitors see now. Imported unchanged, it changes nothing. */
export async function loader(args: Route.LoaderArgs) {
  const { site, author } = await authorIn(args)
  const now = site.now()
  const homes = await orErrorPage(visibleHomes(author.client, now))
  return new Response(propertiesCsv(homes.map(({ property }) => property)), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${exportName(now)}"`,
    },
  })
}
