import { redirect } from 'react-router'
import { languageOf, pathIn } from '#server/language.ts'
import { formText } from '../forms/read-form.ts'
import type { Route } from './+types/unsent-form.ts'
import { requireMember } from './guard.ts'
import { readOfficeForm } from './read-office-form.ts'

/** Discards a stored form. */
export async function action(args: Route.ActionArgs) {
  const { site, member } = requireMember(args)
  const path = formText(await readOfficeForm(args.request), 'path')
  await site.office.forms.remove(member.id, path)
  throw redirect(pathIn(languageOf(args.url.pathname), '/office/leads'), 303)
}
