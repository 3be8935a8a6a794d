import { data, redirect, type ActionFunctionArgs } from 'react-router'
import { formText } from '#app/forms/read-form.ts'
import { requireMember } from '#app/office/guard.ts'
import { type FormRequest, handleForm, type Intents } from '#app/office/handle-form.ts'
import { pathIn } from '#server/language.ts'
import type { PersonWords } from './words.ts'

const intents: Intents<ReturnType<typeof refuse> | Response> = {
  async merge(request) {
    const { site, form, actor } = request
    const isDone = await site.people.merge(idOf(request), formText(form, 'other'), actor)
    return isDone ? redirectToPerson(request) : refuse(request, 'gone', 409)
  },
  async separate(request) {
    const isDone = await request.site.people.separate(idOf(request), request.actor)
    return isDone ? redirectToPerson(request) : refuse(request, 'gone', 409)
  },
  async 'end-news'(request) {
    const isDone = await request.site.people.endNews(idOf(request), request.actor)
    return isDone ? redirectToPerson(request) : refuse(request, 'gone', 409)
  },
  async erase(request) {
    const { args, site, form, actor, language } = request
    requireMember(args, 'people.erase')
    if (!form.has('sure')) return refuse(request, 'confirm', 400)
    const erased = await site.people.erase(idOf(request), actor)
    if (erased === 'staff') return refuse(request, 'staff', 409)
    return erased === undefined
      ? refuse(request, 'gone', 409)
      : redirect(pathIn(language, '/office/leads?done=erased'), 303)
  },
}

/** Merges, separates or erases the person of a lead, or ends the news that they get. */
export const actOnPerson = (args: ActionFunctionArgs) =>
  handleForm(args, {
    intents,
    whenFailed: (request) => refuse(request, 'failed', 503),
  })

const idOf = ({ args }: FormRequest) => args.params.id ?? ''

const redirectToPerson = (request: FormRequest) =>
  redirect(pathIn(request.language, `/office/leads/${idOf(request)}/person`), 303)

const refuse = ({ intent }: FormRequest, problem: keyof PersonWords['problems'], status: number) =>
  data({ intent, problem }, { status })
