import { answerSaved } from '#app/office/autosave/answer-saved.ts'
import { readOfficeForm } from '#app/office/read-office-form.ts'
import { orContended, orUndefined } from '#app/office/unavailable.ts'
import type { ContentFields, ContentKind } from '#server/content/content.ts'
import type { TextDraftConflict } from '#server/content/save-draft.ts'
import type { StoredText } from '#server/content/text-fields.ts'
import { languageOf } from '#server/language.ts'
import { requireMember } from '../guard.ts'
import { clock } from '../homes/clock.ts'
import type { Route } from './+types/draft.ts'
import { conflictsWithBraces, shownBraces } from './braces.ts'
import { loadText } from './load-text.server.ts'
import { readTextForm } from './save-text.server.ts'

/** Returns what is stored now, for an editor in which nobody is typing. */
export async function loader(args: Route.LoaderArgs) {
  const { site } = requireMember(args, 'texts.write')
  const { document, stored, fields } = await loadText(
    site,
    args.params,
    languageOf(args.url.pathname),
  )
  return answer(args, document.id.kind, { stored, fields, conflicts: [] })
}

/**
 * Saves the editor's form while it is being filled in; answers with what is stored, and with the
 * texts that two people wrote differently.
 */
export async function action(args: Route.ActionArgs) {
  const { site, member } = requireMember(args, 'texts.write')
  const language = languageOf(args.url.pathname)
  const { document, fields: current } = await loadText(site, args.params, language)
  const written = readTextForm(await readOfficeForm(args.request), current, document.id.kind)
  const { id, builtIn } = document
  const saved = await orUndefined(
    orContended(site.content.save(id, builtIn, written, member.email)),
  )
  return answerSaved(saved, (text) => answer(args, id.kind, text))
}

interface Shown {
  stored: StoredText
  fields: ContentFields
  conflicts: readonly TextDraftConflict[]
}

async function answer(
  args: Pick<Route.ActionArgs, 'request' | 'url' | 'context'>,
  kind: ContentKind,
  { stored, fields, conflicts }: Shown,
) {
  const { site, member } = requireMember(args, 'texts.write')
  const { draft } = stored
  const now = site.clock()
  const savedAt = new Date(draft?.updatedAt ?? now).toISOString()
  return Response.json({
    base: shownBraces(kind, fields),
    fields: shownBraces(kind, fields),
    conflicts: conflictsWithBraces(kind, conflicts),
    changes: Object.keys(draft?.cells ?? {}).length,
    at: clock(savedAt, languageOf(args.url.pathname), now),
    others: await site.content.othersIn(stored, member.email),
  })
}
