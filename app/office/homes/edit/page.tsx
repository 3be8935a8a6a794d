import { data, redirect, useLocation } from 'react-router'
import { problemsOf } from '#server/homes/check.ts'
import { duplicateHome } from '#server/homes/duplicate-home.ts'
import { isFieldName } from '#server/homes/fields.ts'
import { draftedFields } from '#server/homes/home.ts'
import { publish } from '#server/homes/publish.ts'
import { decide, discardDraft, outdatedFields } from '#server/homes/save-draft.ts'
import { readStored } from '#server/homes/store.ts'
import { languageOf, pathIn } from '#server/language.ts'
import { developmentNames } from '#app/content/developments/developments.ts'
import { readForm, textOf } from '#app/forms/read-form.ts'
import { officeMeta } from '#app/office/title.ts'
import { authorIn } from '../author.ts'
import { homePath } from '../home-path.ts'
import { loadHome } from '../load-home.ts'
import { words as homesWords } from '../words.ts'
import type { Route } from './+types/page.ts'
import { Editor } from './editor.tsx'
import type { Failure } from './page-data.ts'
import { agencyZone, localTimeIn } from '#server/shared/zoned-time.ts'
import { orErrorPage, orUndefined } from '#app/office/unavailable.ts'
import { saveForm } from './save.ts'

export async function loader(args: Route.LoaderArgs) {
  const { site, author } = await authorIn(args)
  const language = languageOf(args.url.pathname)
  const { home, draft, fields, head } = await loadHome({ site, author }, args.params.id, language)
  const [image] = fields.images.split('\n').filter(Boolean)
  const details = home?.property.pictureDetails
  const published = home && draftedFields(home, undefined)
  return {
    head,
    fields,
    /** What was published by somebody else after the draft began, differently. */
    outdated: outdatedFields(home, draft).map((field) => ({
      field,
      mine: fields[field],
      theirs: published?.[field] ?? '',
    })),
    picture: image ? site.pictures.at(image, '', language, details) : undefined,
    developments: developmentNames,
    done: args.url.searchParams.get('done') ?? undefined,
  }
}

export async function action(args: Route.ActionArgs) {
  const { site, author } = await authorIn(args)
  const { id } = args.params
  const language = languageOf(args.url.pathname)
  const form = await readForm(args.request)
  const intent = textOf(form, 'intent')
  const stored = await orErrorPage(readStored(author.client, id))
  const goTo = (path: string) => redirect(path, 303)
  const here = homePath(language, id)

  const [decision, field] = intent.split(':')
  if (field && isFieldName(field) && (decision === 'publishMine' || decision === 'publishTheirs')) {
    await orErrorPage(decide(author, id, field, decision === 'publishMine'))
    return goTo(here)
  }
  const { written, saved } = await saveForm(author, id, form, stored, ({ base, mine }) => {
    if (!field || !isFieldName(field)) return { base, mine }
    if (decision === 'take') return { base, mine: { ...mine, [field]: base[field] } }
    // Having seen what is stored, they write over it.
    return { base: { ...base, [field]: draftedFields(stored.home, stored.draft)[field] }, mine }
  })
  const typed = written.mine
  const answer = (status: number, more: { failed?: Failure; checked?: boolean }) =>
    data({ typed, base: written.base, conflicts: saved?.conflicts ?? [], ...more }, { status })
  if (!saved) return answer(503, { failed: 'unsaved' })
  if (saved.conflicts.length > 0) return answer(409, {})
  switch (intent) {
    case 'publish':
    case 'schedule': {
      const at = intent === 'schedule' ? localTimeIn(agencyZone, textOf(form, 'at')) : undefined
      if (intent === 'schedule' && (at === undefined || at <= site.now()))
        return answer(400, { failed: 'when' })
      const result = await orUndefined(
        publish(author, id, { at: at === undefined ? undefined : new Date(at).toISOString() }),
      )
      if (!result) return answer(503, { failed: 'unsaved' })
      if (result.outcome === 'published')
        return goTo(`${here}?done=${at ? 'scheduled' : 'published'}`)
      if (result.outcome === 'missing') throw data(null, { status: 404 })
      return result.outcome === 'refused'
        ? answer(400, { checked: true })
        : answer(409, { failed: 'changed' })
    }
    case 'duplicate': {
      const copy = await orErrorPage(duplicateHome(author, saved))
      return goTo(homePath(language, copy))
    }
    case 'discard': {
      if (saved.draft) await orErrorPage(discardDraft(author, saved.draft))
      return goTo(saved.home ? here : pathIn(language, '/office/homes'))
    }
    default:
      return goTo(here)
  }
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  const language = languageOf(location.pathname)
  return officeMeta(loaderData?.head.title || homesWords[language].untitled, language)
}

export default function EditHome({ loaderData, actionData }: Route.ComponentProps) {
  const { key } = useLocation()
  const problems =
    actionData && 'checked' in actionData && actionData.checked ? problemsOf(loaderData.fields) : []
  // Sent and answered, the form begins again with what is stored.
  return (
    <Editor
      key={`${key} ${actionData ? JSON.stringify(actionData).length : ''}`}
      {...loaderData}
      problems={problems}
      typed={actionData?.typed}
      base={actionData?.base}
      conflicts={actionData?.conflicts ?? []}
      failed={actionData && 'failed' in actionData ? actionData.failed : undefined}
    />
  )
}
