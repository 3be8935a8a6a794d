import { data, redirect, type ActionFunctionArgs } from 'react-router'
import { readForm, formText } from '#app/forms/read-form.ts'
import { actorOf } from '#app/office/actor.ts'
import { requireMember } from '#app/office/guard.ts'
import { whenUnavailable } from '#app/unavailable.ts'
import { languageOf, pathIn } from '#server/language.ts'
import type { PersonWords } from './words.ts'

/** Merges, separates or erases the person of a lead. */
export async function actOnPerson(args: ActionFunctionArgs) {
  const given = requireMember(args)
  const { people, log } = given.site
  const { id = '' } = args.params
  const form = await readForm(args.request)
  const intent = formText(form, 'intent')
  const actor = actorOf(given)
  const office = pathIn(languageOf(args.url.pathname), '/office/leads')
  const refuse = (problem: keyof PersonWords['problems'], status: number) =>
    data({ intent, problem }, { status })
  const change = async () => {
    if (intent === 'merge' || intent === 'separate') {
      const done =
        intent === 'merge'
          ? await people.merge(id, formText(form, 'other'), actor)
          : await people.separate(id, actor)
      return done ? redirect(`${office}/${id}/person`, 303) : refuse('gone', 409)
    }
    if (intent !== 'erase') throw data(null, { status: 400 })
    requireMember(args, 'people.erase')
    if (!form.has('sure')) return refuse('confirm', 400)
    const erased = await people.erase(id, actor)
    return erased === undefined ? refuse('gone', 409) : redirect(`${office}?done=erased`, 303)
  }
  return whenUnavailable(log, 'a person could not be changed', change, () => refuse('failed', 503))
}
