import { useEffect } from 'react'
import { Form, useLocation } from 'react-router'
import { Arrow } from '#app/components/arrow.tsx'
import { hereText } from '#app/office/autosave/here-text.ts'
import { savedAtText } from '#app/office/autosave/saved-text.ts'
import { ShownDraft } from '#app/office/autosave/shown-draft.tsx'
import { reveal } from '#app/office/controls/reveal.ts'
import { PublishingBar, PublishingFoot } from '#app/office/publishing/bar.tsx'
import { Discard, Intent, More, ScheduleForm } from '#app/office/publishing/more.tsx'
import { Tabs } from '#app/office/publishing/tabs.tsx'
import { counted } from '#app/plural.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import type { PublishingProblem } from '#server/homes/check.ts'
import { languages, pathIn } from '#server/language.ts'
import { screenOf } from '../answer/answer.tsx'
import { homePath } from '../home-path.ts'
import { words } from '../words.ts'
import type { HeadData } from './load-home.ts'

type Part = '' | 'pictures' | 'documents' | 'versions' | 'enquiries' | 'log'

interface HeadProps {
  head: HeadData
  /** The state of the typed text in words; by default, when the draft was stored. */
  saved?: string | undefined
  isUnsaved?: boolean
  /** Whether something was typed that is not yet counted as a change. */
  isTyped?: boolean
  /** The names of others who are editing the home. */
  others?: readonly string[]
  /** The id of the form that publishing sends; absent on screens without one. */
  form?: string | undefined
}

/** The bar of a home: its title and state, whether it is saved, and the buttons for publishing. */
export function HomeEditorHead({ isUnsaved = false, ...bar }: HeadProps) {
  const { head, saved, form, others } = bar
  const { language } = useRootData()
  const copy = words[language]
  const { hash } = useLocation()
  useEffect(() => {
    // Follows a link to a required field on another screen of the home; browsers do so only when a
    // document loads.
    const field = hash && document.getElementById(hash.slice(1))
    if (field) reveal(field)
  }, [hash])
  const at = head.saved && savedAtText(head.saved.at, language)
  return (
    <PublishingBar
      back={{ to: pathIn(language, '/office/homes'), label: copy.head.back }}
      title={head.title || copy.untitled}
      reference={head.ref}
      state={head.state}
      status={[
        head.scheduled ? insert(copy.scheduled, { time: head.scheduled }) : copy.states[head.state],
        head.changes > 0 && head.isPublished && counted(copy.inDraft, head.changes, language),
        head.waiting &&
          insert(counted(copy.waiting, head.waiting.changes, language), {
            time: head.waiting.time,
          }),
      ]
        .filter(Boolean)
        .join('. ')}
      saved={saved ?? at}
      isUnsaved={isUnsaved}
      by={
        hereText(others, language) ??
        (head.saved?.by && insert(copy.head.by, { name: head.saved.by }))
      }
    >
      <MoreOfHome head={head} form={form} />
      <PublishButton {...bar} />
    </PublishingBar>
  )
}

/** The content of {@link HomeEditorHead} in a bar at the bottom of a phone. */
export const HomeFoot = ({ saved, isUnsaved, others, ...home }: HeadProps) => (
  <PublishingFoot saved={saved} isUnsaved={isUnsaved} others={others}>
    <MoreOfHome head={home.head} form={home.form} />
    <PublishButton {...home} />
  </PublishingFoot>
)

function PublishButton({
  head,
  form,
  isTyped = false,
}: Pick<HeadProps, 'head' | 'form' | 'isTyped'>) {
  const { language } = useRootData()
  const { publish, publishChanges, nothing } = words[language].head
  const isSame = head.isPublished && head.changes === 0 && !isTyped
  const label = isSame
    ? nothing
    : head.isPublished && head.changes > 0
      ? counted(publishChanges, head.changes, language)
      : publish
  const button = (
    <button
      className={isSame ? 'btn' : 'btn btn--go'}
      name="intent"
      value="publish"
      form={form}
      // Without script it is not known what has been typed into the form.
      disabled={isSame && form === undefined}
    >
      {label} {!isSame && <Arrow />}
    </button>
  )
  return (
    <>
      <BeforePublishing head={head} />
      {form ? (
        button
      ) : (
        <Form method="post" action={homePath(language, head.id)}>
          <ShownDraft revision={head.draft} />
          {button}
        </Form>
      )}
    </>
  )
}

/** Notes beside the button for publishing, about what the member may not know. */
function BeforePublishing({
  head: { inOneLanguage, proposedTexts, changes },
}: Pick<HeadProps, 'head'>) {
  const { language } = useRootData()
  const { inOneLanguage: copy, proposedTexts: proposed } = words[language].head
  const notes = languages.flatMap((one) => {
    const count = inOneLanguage?.[one] ?? 0
    return count > 0 ? [counted(copy[one], count, language)] : []
  })
  if (proposedTexts > 0 && changes > 0) notes.push(counted(proposed, proposedTexts, language))
  return notes.length === 0 ? null : <span className="small new">{notes.join(' ')}</span>
}

function MoreOfHome({ head, form }: Pick<HeadProps, 'head' | 'form'>) {
  const { language } = useRootData()
  const copy = words[language].head
  const id = form ?? `more-${head.id}`
  return (
    <More label={copy.more}>
      {!form && <Form method="post" action={homePath(language, head.id)} id={id} />}
      <ShownDraft revision={head.draft} form={id} />
      {head.maySchedule && <ScheduleForm copy={copy} form={id} />}
      {(head.waiting || head.scheduled) && (
        <Intent intent="unschedule" form={id}>
          {copy.unschedule}
        </Intent>
      )}
      {head.page && (
        <a className="txt" href={head.page}>
          {copy.open}
        </a>
      )}
      <Intent intent="duplicate" form={id}>
        {copy.duplicate}
      </Intent>
      {head.saved && (
        <Discard copy={copy} draft={{ changes: head.changes, by: head.saved.by }} form={id} />
      )}
    </More>
  )
}

interface HomeTabsProps {
  head: HeadData
  current: Part
  /** The problems that prevent publishing; the parts of the home with problems are marked. */
  problems?: readonly PublishingProblem[] | undefined
}

/** The parts of a home, each with its own screen. */
export function HomeTabs({ head, current, problems = [] }: HomeTabsProps) {
  const { language } = useRootData()
  const copy = words[language].head
  const tabs: [Part, string, number?][] = [
    ['', copy.edit],
    ['pictures', copy.pictures, head.pictures],
    ['documents', copy.documents, head.documents],
    ['versions', copy.versions],
    ['enquiries', copy.enquiries, head.enquiries],
    ['log', copy.log],
  ]
  return (
    <Tabs
      label={copy.parts}
      tabs={tabs.map(([part, label, count]) => ({
        to: homePath(language, head.id, part),
        label,
        isCurrent: part === current,
        count,
        note: problems.some((problem) => screenOf(problem) === part) ? copy.lacking : undefined,
      }))}
    />
  )
}
