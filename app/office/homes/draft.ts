import { readForm } from '#app/forms/read-form.ts'
import { changedFields, draftedHomeFields } from '#server/homes/home.ts'
import { languageOf } from '#server/language.ts'
import type { Route } from './+types/draft.ts'
import { clock } from './clock.ts'
import { baseOf } from './edit/read-fields.ts'
import { saveForm } from './edit/save.ts'
import { readHomeOrNew } from './load-home.ts'
import { homeIn } from './member-homes.ts'

/**
 * Saves the editor's form while it is being filled in; answers with what is stored, and what two
 * people wrote differently.
 */
export async function action(args: Route.ActionArgs) {
  const { site, homes, id } = await homeIn(args)
  const stored = await readHomeOrNew(homes, id)
  const { saved } = await saveForm(homes, id, await readForm(args.request), stored)
  if (!saved) return Response.json(null, { status: 503 })
  if (saved === 'contended') return Response.json(null, { status: 409 })
  const fields = draftedHomeFields(saved.home, saved.draft)
  return Response.json({
    base: JSON.parse(baseOf(fields)),
    fields,
    conflicts: saved.conflicts,
    changes: changedFields(saved.home, saved.draft).length,
    at: clock(
      saved.draft?.updatedAt ?? new Date(site.now()).toISOString(),
      languageOf(args.url.pathname),
      site.now(),
    ),
  })
}
