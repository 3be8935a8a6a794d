import { data, redirect } from 'react-router'
import { developmentNames } from '#app/content/developments/developments.ts'
import { formText } from '#app/forms/read-form.ts'
import { readBothTexts, readTheirText } from '#app/office/autosave/read-base.ts'
import { useAnswerKey } from '#app/office/autosave/use-answer-key.ts'
import { readOfficeForm } from '#app/office/read-office-form.ts'
import { revalidateRefused } from '#app/office/revalidate-refused.ts'
import { officeMeta } from '#app/office/title.ts'
import { type HomeFieldName, isFieldName } from '#server/homes/fields.ts'
import { draftedHomeFields } from '#server/homes/home.ts'
import { laggingFields } from '#server/homes/lagging-fields.ts'
import { outdatedFields } from '#server/homes/save-draft.ts'
import { languageOf } from '#server/language.ts'
import { actOnHome, discardHome, seenAfter } from '../answer/act-on-home.ts'
import { loadHome, readHomeOrNew } from '../frame/load-home.ts'
import { homePath } from '../home-path.ts'
import { homeIn } from '../member-homes.ts'
import { words as homesWords } from '../words.ts'
import type { Route } from './+types/page.ts'
import { type EditAnswer, Editor } from './editor.tsx'
import type { WrittenHome } from './read-fields.ts'
import { saveForm, unseenIn } from './save.ts'
import { scheduleView } from './schedule-view.ts'

export async function loader(args: Route.LoaderArgs) {
  const { site, homes, id } = await homeIn(args)
  const language = languageOf(args.url.pathname)
  const { home, draft, fields, waiting, head } = await loadHome({ site, homes }, id, language)
  const [image] = fields.images.split('\n').filter(Boolean)
  const details = home?.property.pictureDetails
  const published = home && draftedHomeFields(home, undefined)
  const [versions, others] = await Promise.all([
    home ? homes.versions(id) : [],
    homes.othersIn(draft),
  ])
  return {
    head,
    fields,
    /** What visitors see, with which typed texts are compared. */
    published: head.isPublished ? published : undefined,
    /** Fields that somebody else published with other texts after the draft was begun. */
    outdated: outdatedFields(home, draft).map((field) => ({
      field,
      mine: fields[field],
      theirs: published?.[field] ?? '',
    })),
    picture: image ? site.pictures.at(image, '', language, details) : undefined,
    lagging: laggingFields(versions, draft),
    others,
    developments: developmentNames,
    schedule: scheduleView(home, waiting, { language, now: site.clock() }),
    done: args.url.searchParams.get('done') ?? undefined,
  }
}

export async function action(args: Route.ActionArgs) {
  const { site, homes, id } = await homeIn(args)
  const language = languageOf(args.url.pathname)
  const form = await readOfficeForm(args.request)
  const intent = formText(form, 'intent')
  const stored = await readHomeOrNew(homes, id)
  const goTo = (path: string) => redirect(path, 303)
  const here = homePath(language, id)

  const [decision, field] = intent.split(':')
  if (field && isFieldName(field) && (decision === 'publishMine' || decision === 'publishTheirs')) {
    const seen = readBothTexts(form, field)
    const isDone = await homes.decide(id, { field, keepsDrafted: decision === 'publishMine', seen })
    // The answer shows both texts as they are now.
    return isDone ? goTo(here) : data<EditAnswer>({ failed: 'changed' }, { status: 409 })
  }
  const discarded = await discardHome(homes, { id, language, form })
  if (discarded)
    return 'to' in discarded
      ? goTo(discarded.to)
      : // The answer shows what is stored now.
        data<EditAnswer>(discarded, { status: discarded.status })
  const { written, saved } = await saveForm(homes, {
    id,
    form,
    stored,
    change: ({ base, mine }) => {
      if (!field || !isFieldName(field)) return { base, mine }
      if (decision === 'take') return { base, mine: { ...mine, [field]: base[field] } }
      // The member overwrites the text that the screen showed, and no later one.
      return { base: { ...base, ...readTheirText(form, field) }, mine }
    },
  })
  const isSaved = saved !== undefined && saved !== 'contended'
  const answer = (status: number, more: EditAnswer) => {
    // A refused form is stored: the form continues from its texts, except those that are contested.
    const stays = more.conflicts?.map(({ field: name }) => [name, beginningOf(written, name)]) ?? []
    const base = isSaved
      ? { ...draftedHomeFields(saved.home, saved.draft), ...Object.fromEntries(stays) }
      : written.base
    return data<EditAnswer>({ typed: written.mine, base, ...more }, { status })
  }
  if (!saved) return answer(503, { failed: 'unsaved' })
  if (saved === 'contended') return answer(409, { failed: 'changed' })
  if (saved.conflicts.length > 0) return answer(409, { conflicts: saved.conflicts })
  if (intent === 'publish' || intent === 'schedule') {
    const authors = await homes.authorsIn(saved.draft)
    const { conflicts, joined } = unseenIn(form, written, { stored: saved, authors })
    if (conflicts.length > 0) return answer(409, { conflicts })
    if (Object.keys(joined).length > 0)
      return answer(409, { typed: { ...written.mine, ...joined }, failed: 'changed' })
  }
  // Others may also have changed what the form does not contain, such as pictures.
  const seenDraft = seenAfter(form, stored.draft, saved.draft)
  const acted = await actOnHome(homes, { id, language, form, now: site.clock(), seenDraft })
  if (!acted) return goTo(here)
  return 'to' in acted ? goTo(acted.to) : answer(acted.status, acted)
}

/**
 * The initial value of a contested field. If the field was sent unchanged, the value is empty, so
 * that its text stays contested until somebody decides.
 */
const beginningOf = ({ base, mine }: WrittenHome, name: HomeFieldName): string =>
  base[name] === mine[name] ? '' : base[name]

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  const language = languageOf(location.pathname)
  return officeMeta(loaderData?.head.title || homesWords[language].untitled, language)
}

export const shouldRevalidate = revalidateRefused

export default function EditHome({ loaderData, actionData }: Route.ComponentProps) {
  // The form is reset with each answer.
  return <Editor key={useAnswerKey(actionData)} {...loaderData} answer={actionData ?? {}} />
}
