import { readForm } from '#app/forms/read-form.ts'
import { orContended, orUndefined } from '#app/office/unavailable.ts'
import { draftedText } from '#server/content/text-fields.ts'
import { languageOf } from '#server/language.ts'
import { requireMember } from '../guard.ts'
import { clock } from '../homes/clock.ts'
import type { Route } from './+types/draft.ts'
import { loadText } from './load-text.server.ts'
import { maxTextFields, readTextForm } from './save-text.server.ts'

/**
 * Saves the editor's form while it is being filled in; answers with what is stored, and what two
 * people wrote differently.
 */
export async function action(args: Route.ActionArgs) {
  const { site, member } = requireMember(args, 'texts.write')
  const language = languageOf(args.url.pathname)
  const { document, fields: current } = await loadText(site, args.params, language)
  const written = readTextForm(await readForm(args.request, maxTextFields), current)
  const { id, builtIn } = document
  const saved = await orUndefined(
    orContended(site.content.save(id, builtIn, written, member.email)),
  )
  if (!saved) return Response.json(null, { status: 503 })
  if (saved === 'contended') return Response.json(null, { status: 409 })
  const fields = draftedText(builtIn, saved.stored, site.now())
  const { draft } = saved.stored
  return Response.json({
    base: fields,
    fields,
    conflicts: saved.conflicts,
    changes: Object.keys(draft?.cells ?? {}).length,
    at: clock(new Date(draft?.updatedAt ?? site.now()).toISOString(), language, site.now()),
  })
}
