import { orErrorPage } from '#app/office/unavailable.ts'
import { propertiesCsv } from '#server/catalogue/exchange/csv.ts'
import { exportName } from '#server/homes/plan-file-import.ts'
import type { Route } from './+types/export.ts'
import { homesIn } from './member-homes.ts'

/** Every column of the homes that visitors see now. Imported unchanged, it changes nothing. */
export async function loader(args: Route.LoaderArgs) {
  const { site, homes } = await homesIn(args)
  const now = site.now()
  const visible = await orErrorPage(homes.visible())
  return new Response(propertiesCsv(visible.map(({ property }) => property)), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${exportName(now)}"`,
    },
  })
}
