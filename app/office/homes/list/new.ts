import { redirect } from 'react-router'
import { requireMember } from '#app/office/guard.ts'
import { newHomeId } from '#server/homes/save-draft.ts'
import { languageOf } from '#server/language.ts'
import { homePath } from '../home-path.ts'
import type { Route } from './+types/new.ts'

/** Opens an empty editor. Nothing is stored until something is typed there. */
export function loader(args: Route.LoaderArgs) {
  requireMember(args, 'homes.write')
  return redirect(homePath(languageOf(args.url.pathname), newHomeId()))
}
