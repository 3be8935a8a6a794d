import { readOfficeForm } from '#app/office/read-office-form.ts'
import { orUndefined } from '#app/office/unavailable.ts'
import { languageOf } from '#server/language.ts'
import { readHomeOrNew } from '../frame/load-home.ts'
import { homeIn } from '../member-homes.ts'
import type { Route } from './+types/upload.ts'

/** Stores one document: answers 204, or the name of the reason for a refusal. */
export async function action(args: Route.ActionArgs) {
  const { homes, id } = await homeIn(args)
  await readHomeOrNew(homes, id)
  const form = await readOfficeForm(args.request)
  const file = form.get('documents')
  if (!(file instanceof File)) return new Response('broken', { status: 400 })
  const taking = await orUndefined(
    homes.documents.take(id, {
      bytes: await file.bytes(),
      name: file.name,
      language: languageOf(args.url.pathname),
    }),
  )
  if (!taking) return new Response('failed', { status: 503 })
  return 'refused' in taking
    ? new Response(taking.refused, { status: 400 })
    : new Response(null, { status: 204 })
}
