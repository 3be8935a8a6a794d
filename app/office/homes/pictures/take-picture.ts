import { readOfficeForm } from '#app/office/read-office-form.ts'
import { orUndefined } from '#app/office/unavailable.ts'
import { readHomeOrNew } from '../frame/load-home.ts'
import { homeIn } from '../member-homes.ts'
import type { Route } from './+types/take-picture.ts'

/** Stores one picture: answers 201 with its address, or the name of the reason for a refusal. */
export async function action(args: Route.ActionArgs) {
  const { homes, id } = await homeIn(args)
  await readHomeOrNew(homes, id)
  const form = await readOfficeForm(args.request)
  const file = form.get('pictures')
  if (!(file instanceof File)) return new Response('broken', { status: 400 })
  const taking = await orUndefined(homes.pictures.take(id, await file.bytes()))
  if (!taking) return new Response('failed', { status: 503 })
  return 'address' in taking
    ? new Response(taking.address, { status: 201 })
    : new Response(taking.refused, { status: 400 })
}
