import { orUndefined } from '#app/office/unavailable.ts'
import { takePicture } from '#server/homes/pictures.ts'
import type { Route } from './+types/upload.ts'
import { authorIn } from './author.ts'

/** Takes one picture: 204, or the name of the reason against it. */
export async function action(args: Route.ActionArgs) {
  const { site, author } = await authorIn(args)
  const form = await args.request.formData().catch(() => undefined)
  const file = form?.get('pictures')
  if (!(file instanceof File)) return new Response('broken', { status: 400 })
  const tools = { resizer: site.pictureResizer, uploaded: site.uploadedPictures }
  const taking = await orUndefined(takePicture(author, args.params.id, await file.bytes(), tools))
  if (!taking) return new Response('failed', { status: 503 })
  return 'address' in taking
    ? new Response(null, { status: 204 })
    : new Response(taking.refused, { status: 400 })
}
