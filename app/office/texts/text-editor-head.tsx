import { Form } from 'react-router'
import { Arrow } from '#app/components/arrow.tsx'
import { counted } from '#app/plural.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { pathIn } from '#server/language.ts'
import { FormBase } from '../autosave/form-base.tsx'
import { hereText } from '../autosave/here-text.ts'
import { savedAtText } from '../autosave/saved-text.ts'
import { PublishingBar, PublishingFoot } from '../publishing/bar.tsx'
import { Discard, Intent, More, ScheduleForm } from '../publishing/more.tsx'
import { Tabs } from '../publishing/tabs.tsx'
import type { TextHeadView as Head } from './load-text.server.ts'
import { isWithdrawable, textPath } from './text-path.ts'
import { words } from './words.ts'

interface HeadProps {
  head: Head
  mayPublish: boolean
  /** Whether the typed text is stored; by default the time of the draft. */
  saved?: string | undefined
  isUnsaved?: boolean
  /** Whether something was typed that is not yet counted as a change. */
  isTyped?: boolean
  /** The names of others who are editing the same draft. */
  others?: readonly string[]
  /** The id of the form that publishing sends; absent on screens without one. */
  form?: string | undefined
  /** On such a screen, the fields of the draft that it shows, as JSON. */
  begun?: string | undefined
}

/** The bar of a text: its title and state, whether it is saved, and the buttons for publishing. */
export function TextEditorHead({
  head,
  mayPublish,
  saved,
  isUnsaved = false,
  isTyped = false,
  form,
  begun,
  others,
}: HeadProps) {
  const { language } = useRootData()
  const copy = words[language]
  const at = head.saved && savedAtText(head.saved.at, language)
  return (
    <PublishingBar
      back={{ to: pathIn(language, '/office/texts'), label: copy.head.back }}
      title={head.title}
      state={head.state}
      status={[
        copy.states[head.state],
        head.scheduled && insert(copy.scheduled, { time: head.scheduled }),
        head.changes > 0 && counted(copy.head.inDraft, head.changes, language),
      ]
        .filter(Boolean)
        .join(', ')}
      saved={saved ?? at}
      isUnsaved={isUnsaved}
      by={
        hereText(others, language) ?? (head.saved && insert(copy.head.by, { name: head.saved.by }))
      }
    >
      <MoreOfText {...{ head, mayPublish, form, begun }} />
      <Publish {...{ head, mayPublish, form, isTyped }} />
    </PublishingBar>
  )
}

/** The content of {@link TextEditorHead} at the foot of a phone. */
export const TextFoot = ({
  head,
  mayPublish,
  form,
  begun,
  isTyped = false,
  ...state
}: HeadProps) => (
  <PublishingFoot saved={state.saved} isUnsaved={state.isUnsaved} others={state.others}>
    <MoreOfText {...{ head, mayPublish, form, begun }} />
    <Publish {...{ head, mayPublish, form, isTyped }} />
  </PublishingFoot>
)

type PartProps = Pick<HeadProps, 'head' | 'mayPublish' | 'form' | 'begun'>

function Publish({ head, mayPublish, form, isTyped }: PartProps & { isTyped: boolean }) {
  const { language } = useRootData()
  const copy = words[language].head
  if (!mayPublish) return <span className="small slate">{copy.managers}</span>
  if (!form) return null
  const isPublished = head.state === 'published'
  const isSame = isPublished && head.changes === 0 && !isTyped
  const label = isSame
    ? copy.nothing
    : isPublished && head.changes > 0
      ? counted(copy.publishChanges, head.changes, language)
      : copy.publish
  return (
    <button className={isSame ? 'btn' : 'btn btn--go'} name="intent" value="publish" form={form}>
      {label} {!isSame && <Arrow />}
    </button>
  )
}

function MoreOfText({ head, mayPublish, form, begun = '' }: PartProps) {
  const { language } = useRootData()
  const copy = words[language].head
  const id = form ?? 'more'
  return (
    <More label={copy.more}>
      {!form && (
        <Form method="post" action={textPath(language, head.id)} id={id}>
          <FormBase fields={begun} />
        </Form>
      )}
      {mayPublish && form && <ScheduleForm copy={copy} form={id} />}
      {head.page && (
        <a className="txt" href={head.page}>
          {copy.open}
        </a>
      )}
      {mayPublish && head.scheduled && (
        <Intent intent="unschedule" form={id}>
          {copy.unschedule}
        </Intent>
      )}
      {mayPublish && isWithdrawable(head.id.kind) && head.state === 'published' && (
        <Intent intent="withdraw" form={id}>
          {head.id.kind === 'replies' ? copy.withdrawReply : copy.withdraw}
        </Intent>
      )}
      {head.saved && (
        <Discard copy={copy} draft={{ changes: head.changes, by: head.saved.by }} form={id} />
      )}
    </More>
  )
}

/** The parts of a text, each with its own screen. */
export function TextTabs({ head, current }: { head: Head; current: '' | 'versions' }) {
  const { language } = useRootData()
  const copy = words[language].head
  const tabs = [
    ['', copy.edit],
    ['versions', copy.versions],
  ] as const
  return (
    <Tabs
      label={copy.parts}
      tabs={tabs.map(([part, label]) => ({
        to: textPath(language, head.id, part),
        label,
        isCurrent: part === current,
      }))}
    />
  )
}
