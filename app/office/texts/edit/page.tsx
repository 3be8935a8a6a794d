import { data, redirect } from 'react-router'
import { formText } from '#app/forms/read-form.ts'
import { actorOf } from '#app/office/actor.ts'
import { readTheirText } from '#app/office/autosave/read-base.ts'
import { useAnswerKey } from '#app/office/autosave/use-answer-key.ts'
import { requireMember } from '#app/office/guard.ts'
import { readOfficeForm } from '#app/office/read-office-form.ts'
import { revalidateRefused } from '#app/office/revalidate-refused.ts'
import { officeMeta } from '#app/office/title.ts'
import { orContended, orUndefined } from '#app/office/unavailable.ts'
import { laggingTexts } from '#server/content/lagging-texts.ts'
import { type Language, languageOf, pathIn } from '#server/language.ts'
import type { Pictures } from '#server/pictures/pictures.ts'
import { agencyZone, localTimeIn } from '#server/shared/time/zoned-time.ts'
import { may } from '#server/staff/rights.ts'
import { conflictsWithBraces, shownBraces, storedBraces } from '../braces.ts'
import { loadText } from '../load-text.server.ts'
import { publishText } from '../publish-text.server.ts'
import { plainPaths, sectionsOf } from '../rows.ts'
import { readTextForm } from '../save-text.server.ts'
import { isWithdrawable, textPath } from '../text-path.ts'
import type { Route } from './+types/page.ts'
import { type TextAnswer, TextEditor } from './editor.tsx'
import type { Choosable } from './picture-chooser.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { site, member } = requireMember(args, 'texts.write')
  const language = languageOf(args.url.pathname)
  const { document, stored, fields, published, head } = await loadText(site, args.params, language)
  const { kind, slug } = document.id
  const { path } = document
  const sections = sectionsOf(document.builtIn)
  const preview = (one: Language) => pathIn(one, `/office/preview/${kind}/${slug}${path}`)
  return {
    head,
    fields: shownBraces(kind, fields),
    published: shownBraces(kind, published),
    plain: plainPaths(document.builtIn),
    sections,
    lagging: laggingTexts(
      sections.flatMap(({ rows }) => rows.map(({ paths }) => paths)),
      stored,
      document.isBuiltIn,
    ),
    previews: path === undefined ? undefined : { en: preview('en'), es: preview('es') },
    pictures: kind === 'articles' ? choosable(site.pictures, language) : [],
    picture: subjectOf(site.pictures, fields.picture ?? '', language),
    others: await site.content.othersIn(stored, member.email),
    mayPublish: may(member, 'texts.publish'),
    done: args.url.searchParams.get('done') ?? undefined,
  }
}

/** The subject of a picture in a few words; drawings cannot be chosen, but have a subject too. */
function subjectOf(pictures: Pictures, name: string, language: Language): string {
  if (!pictures.has(name)) return name
  const { subject, alt } = pictures.named(name, language)
  return subject ?? alt
}

/** The pictures that an article may contain. */
const choosable = (pictures: Pictures, language: Language): Choosable[] =>
  pictures.names().map((name) => {
    const { file, widths, subject, alt } = pictures.named(name, language)
    return {
      name,
      subject: subject ?? alt,
      address: `/pictures/variants/${file}-${Math.min(...widths)}.avif`,
    }
  })

/** Saves the texts with every button, then performs the button's action. */
export async function action(args: Route.ActionArgs) {
  const { site, member } = requireMember(args, 'texts.write')
  const { content } = site
  const language = languageOf(args.url.pathname)
  const form = await readOfficeForm(args.request)
  const intent = formText(form, 'intent')
  const { document, stored, fields: current } = await loadText(site, args.params, language)
  const { id, builtIn } = document
  const here = textPath(language, id)
  const goTo = (done = '') => redirect(done ? `${here}?done=${done}` : here, 303)
  const publisher = () => actorOf(requireMember(args, 'texts.publish'))

  let { base, mine } = readTextForm(form, current, id.kind)
  if (intent === 'discard') {
    const isSeen = Object.keys(current).every((path) => base[path] === current[path])
    const { draft } = stored
    // The answer shows what is stored now.
    if (!isSeen || (draft && !(await content.discard(id, draft.revision))))
      return data<TextAnswer>({ failed: 'unseen' }, { status: 409 })
    const { versions } = await content.read(id)
    const isGone = !document.isBuiltIn && versions.length === 0
    return isGone ? redirect(pathIn(language, '/office/texts'), 303) : goTo()
  }
  if (intent === 'withdraw') {
    const actor = publisher()
    if (!isWithdrawable(id.kind)) throw data(null, { status: 400 })
    await content.withdraw(id, actor)
    return goTo('withdrawn')
  }
  if (intent === 'unschedule') {
    await content.unschedule(id, builtIn, publisher())
    return goTo()
  }

  const [decision = '', field] = splitIntent(intent)
  const isReplaced = (path: string) => base[path] === mine[path]
  if (field !== undefined && Object.hasOwn(builtIn, field)) {
    if (decision === 'take') mine = { ...mine, [field]: base[field] ?? '' }
    // The member overwrites the text that the screen showed, and no later one.
    if (decision === 'keep')
      base = { ...base, ...storedBraces(id.kind, readTheirText(form, field)) }
  }
  const saved = await orUndefined(
    orContended(content.save(id, builtIn, { base, mine }, member.email)),
  )
  const isSaved = saved !== undefined && saved !== 'contended'
  const answer = (status: number, more: TextAnswer) => {
    // A refused form is stored: the form continues from its texts, except those that are contested.
    // A contested text that was sent unchanged starts empty, so that it stays contested until
    // somebody decides.
    const stays =
      more.conflicts?.map(({ field: path }) => [path, isReplaced(path) ? '' : base[path]]) ?? []
    const begun = isSaved ? { ...saved.fields, ...Object.fromEntries(stays) } : base
    const typed = shownBraces(id.kind, mine)
    return data<TextAnswer>({ typed, base: shownBraces(id.kind, begun), ...more }, { status })
  }
  if (!saved) return answer(503, { failed: 'unsaved' })
  if (saved === 'contended') return answer(409, { failed: 'changed' })
  if (saved.conflicts.length > 0)
    return answer(409, { conflicts: conflictsWithBraces(id.kind, saved.conflicts) })
  if (intent !== 'publish' && intent !== 'schedule') return goTo()

  const actor = publisher()
  const replaced = saved.unseen.filter(({ field: path }) => isReplaced(path))
  if (replaced.length > 0) return answer(409, { conflicts: conflictsWithBraces(id.kind, replaced) })
  if (saved.unseen.length > 0)
    return answer(409, { typed: shownBraces(id.kind, saved.fields), failed: 'changed' })
  const at = intent === 'schedule' ? localTimeIn(agencyZone, formText(form, 'at')) : site.clock()
  if (at === undefined || (intent === 'schedule' && at <= site.clock()))
    return answer(400, { failed: 'when' })
  const published = await orUndefined(
    publishText(site, { document, stored: saved.stored, publishAt: at, actor }),
  )
  if (!published) return answer(503, { failed: 'unsaved' })
  if (published.outcome === 'refused') return answer(400, { problems: published.problems })
  if (published.outcome === 'changed') return answer(409, { failed: 'changed' })
  if (published.outcome === 'unchanged') return goTo()
  return goTo(intent === 'schedule' ? 'scheduled' : 'published')
}

/** Splits `take:words.en.title` into its two parts. */
const splitIntent = (intent: string) => {
  const at = intent.indexOf(':')
  return at < 0 ? [intent] : [intent.slice(0, at), intent.slice(at + 1)]
}

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  officeMeta(loaderData?.head.title ?? '', languageOf(location.pathname))

export const shouldRevalidate = revalidateRefused

export default function EditText({ loaderData, actionData }: Route.ComponentProps) {
  // The form is reset with each answer.
  return <TextEditor key={useAnswerKey(actionData)} {...loaderData} answer={actionData ?? {}} />
}
