import { siteContext } from '#app/context.ts'
import { answerSaved } from '#app/office/autosave/answer-saved.ts'
import { readOfficeForm } from '#app/office/read-office-form.ts'
import type { MemberHomes } from '#server/homes/for-staff/homes.ts'
import { changedFields, draftedHomeFields } from '#server/homes/home.ts'
import type { HomeDraftConflict } from '#server/homes/save-draft.ts'
import type { StoredHome } from '#server/homes/stored-home.ts'
import { languageOf } from '#server/language.ts'
import { clock } from '../clock.ts'
import { readHomeOrNew } from '../frame/load-home.ts'
import { homeIn } from '../member-homes.ts'
import type { Route } from './+types/draft.ts'
import { baseOf } from './read-fields.ts'
import { saveForm } from './save.ts'

/** Returns what is stored now, for an editor in which nobody is typing. */
export async function loader(args: Route.LoaderArgs) {
  const { homes, id } = await homeIn(args)
  return answer(args, homes, { ...(await readHomeOrNew(homes, id)), conflicts: [] })
}

/**
 * Saves the editor's form while it is being filled in; answers with what is stored, and with the
 * fields that two people wrote differently.
 */
export async function action(args: Route.ActionArgs) {
  const { homes, id } = await homeIn(args)
  const stored = await readHomeOrNew(homes, id)
  const { saved } = await saveForm(homes, { id, form: await readOfficeForm(args.request), stored })
  return answerSaved(saved, (home) => answer(args, homes, home))
}

async function answer(
  { url, context }: Pick<Route.ActionArgs, 'url' | 'context'>,
  homes: MemberHomes,
  { home, draft, conflicts }: StoredHome & { conflicts: readonly HomeDraftConflict[] },
) {
  const now = context.get(siteContext).clock()
  const fields = draftedHomeFields(home, draft)
  return Response.json({
    base: JSON.parse(baseOf(fields)),
    fields,
    conflicts,
    changes: changedFields(home, draft).length,
    draft: draft?.revision ?? 0,
    at: clock(draft?.updatedAt ?? now, languageOf(url.pathname), now),
    others: await homes.othersIn(draft),
    authors: await homes.authorsIn(draft),
  })
}
