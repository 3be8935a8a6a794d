import { answerSaved } from '#app/office/autosave/answer-saved.ts'
import { readOfficeForm } from '#app/office/read-office-form.ts'
import { orContended, orUndefined } from '#app/office/unavailable.ts'
import { pictureAddresses, detailsOf } from '#server/homes/check.ts'
import { changedFields, draftedHomeFields } from '#server/homes/home.ts'
import type { StoredHome } from '#server/homes/stored-home.ts'
import { languageOf } from '#server/language.ts'
import type { SiteRequest } from '#server/site.ts'
import { clock } from '../clock.ts'
import { readHomeOrNew } from '../frame/load-home.ts'
import { homeIn } from '../member-homes.ts'
import type { Route } from './+types/draft.ts'
import { ownDetails, ownOf } from './own-pictures.ts'
import { changedTexts, pictureFormTexts } from './picture-form-texts.ts'

/** Saves the pictures' texts and focal points as they change; answers with what is stored. */
export async function action(args: Route.ActionArgs) {
  const { site, homes, id } = await homeIn(args)
  await readHomeOrNew(homes, id)
  const form = await readOfficeForm(args.request)
  const changed = changedTexts(form)
  const describing = homes.pictures.describe(id, changed, ownOf(site.pictures, changed))
  const saved = await orUndefined(orContended(describing))
  return answerSaved(saved, (home) => answer(args, site, home))
}

function answer(
  { url }: Pick<Route.ActionArgs, 'url'>,
  site: SiteRequest,
  { home, draft }: StoredHome,
) {
  const fields = draftedHomeFields(home, draft)
  const details = detailsOf(fields)
  const texts = pictureFormTexts(
    pictureAddresses(fields).map((address) => {
      const own = ownDetails(site.pictures, address)
      return { address, isOwn: own !== undefined, details: details[address] ?? own }
    }),
  )
  return Response.json({
    base: texts,
    fields: texts,
    conflicts: [],
    changes: changedFields(home, draft).length,
    draft: draft?.revision ?? 0,
    at: clock(draft?.updatedAt ?? site.clock(), languageOf(url.pathname), site.clock()),
  })
}
