import { useRef, useState } from 'react'
import { ConflictNote } from '#app/office/autosave/conflict-note.tsx'
import { EditorForm } from '#app/office/autosave/editor-form.tsx'
import { LanguageTabs } from '#app/office/autosave/language-tabs.tsx'
import { savedText } from '#app/office/autosave/saved-text.ts'
import { useAutosave } from '#app/office/autosave/use-autosave.ts'
import { ProblemList } from '#app/office/controls/problem-list.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import type { ContentFields } from '#server/content/content.ts'
import type { TextDraftConflict } from '#server/content/save-draft.ts'
import type { Language } from '#server/language.ts'
import type { TextProblem } from '../check.server.ts'
import { TextFoot, TextEditorHead, TextTabs } from '../text-editor-head.tsx'
import { textPath } from '../text-path.ts'
import { words } from '../words.ts'
import type { Route } from './+types/page.ts'
import type { TextFieldContext } from './field-context.ts'
import { textFieldLabel } from './field-label.ts'
import { PlainFields } from './plain-fields.tsx'
import { Section } from './section.tsx'
import { TextPreview } from './text-preview.tsx'

type TextData = Route.ComponentProps['loaderData']

/** The answer to a form that was refused. */
export interface TextAnswer {
  /** The fields that were sent. */
  typed?: ContentFields
  /** The values from which the form starts now. */
  base?: ContentFields
  conflicts?: readonly TextDraftConflict[]
  /** The problems that prevented publishing. */
  problems?: readonly TextProblem[]
  failed?: 'unsaved' | 'changed' | 'unseen' | 'when'
}

/** A text with both languages side by side, and a preview of its page. */
export function TextEditor({ answer, ...data }: TextData & { answer: TextAnswer }) {
  const { head, fields, previews, mayPublish } = data
  const { typed = fields, base = fields, problems, failed } = answer
  const { language } = useRootData()
  const copy = words[language]
  const form = useRef<HTMLFormElement>(null)
  const saving = useAutosave<TextDraftConflict>(form, {
    path: textPath(language, head.id),
    conflicts: answer.conflicts ?? [],
    isUnsaved: failed === 'unsaved',
    isWatched: true,
  })
  const [typedSince, setTypedSince] = useState<readonly string[]>([])
  const remaining = (problems ?? []).filter(({ path }) => !typedSince.includes(path))
  const context: TextFieldContext = {
    value: (path) => typed[path] ?? '',
    problem(path) {
      const found = remaining.find((one) => one.path === path)
      return found && problemText(found, language)
    },
    isChanged: (path) => fields[path] !== data.published[path],
    isLagging: (path) => data.lagging.includes(path),
  }
  const [first] = saving.conflicts
  const bar = {
    head: { ...head, changes: saving.changes ?? head.changes },
    mayPublish,
    form: 'edit',
    saved: savedText(saving, language, first && textFieldLabel(first.field, language)),
    isUnsaved: saving.state === 'unsaved' || first !== undefined,
    isTyped: saving.state !== 'untouched' && saving.state !== 'saved',
    others: saving.others ?? data.others,
  }
  return (
    <>
      <TextEditorHead {...bar} />
      <div className="editor">
        <div className="editor__form">
          <TextTabs head={head} current="" />
          <DoneNote head={head} done={data.done} />
          {failed && !(failed === 'unsaved' && saving.at) && (
            <div className="note note--here" role="alert">
              <p>{copy.failures[failed]}</p>
            </div>
          )}
          <ProblemList
            heading={copy.lead}
            refused={problems}
            problems={remaining.map((one) => ({
              id: `t-${one.path}`,
              text: problemText(one, language),
            }))}
          />
          {saving.conflicts.map((conflict) => (
            <ConflictNote
              key={conflict.field}
              conflict={conflict}
              label={textFieldLabel(conflict.field, language)}
            />
          ))}
          <EditorForm
            form={form}
            saving={saving}
            begun={JSON.stringify(base)}
            onInput={({ target }) => {
              if (problems && isTextField(target) && target.value.trim())
                setTypedSince((before) => [...before, target.name])
            }}
          >
            <TextFields data={data} context={context} />
          </EditorForm>
        </div>
        {previews && <TextPreview previews={previews} version={saving.at ?? ''} />}
      </div>
      <TextFoot {...bar} />
    </>
  )
}

/** Figures and facts, followed by the texts in their sections. */
function TextFields({
  data: { head, plain, pictures, picture, sections },
  context,
}: {
  data: Pick<TextData, 'head' | 'plain' | 'pictures' | 'picture' | 'sections'>
  context: TextFieldContext
}) {
  return (
    <>
      {plain.length > 0 && (
        <PlainFields
          kind={head.id.kind}
          paths={plain}
          pictures={pictures}
          picture={picture}
          context={context}
        />
      )}
      <LanguageTabs />
      {sections.map((section, index) => (
        <Section
          key={section.name}
          section={section}
          context={context}
          pictures={pictures}
          opens={index === 0 || sections.length === 1}
        />
      ))}
    </>
  )
}

/** The message that the text is on the site, is scheduled, or was withdrawn. */
function DoneNote({ head, done }: Pick<TextData, 'head' | 'done'>) {
  const { language } = useRootData()
  const copy = words[language]
  const messages = head.id.kind === 'replies' ? copy.doneReply : copy.done
  if (done === 'published' || done === 'withdrawn')
    return (
      <p className="note">
        {messages[done]} {head.page && <a href={head.page}>{copy.head.open}</a>}
      </p>
    )
  if (done !== 'scheduled' || !head.scheduled) return null
  return <p className="note">{insert(messages.scheduled, { time: head.scheduled })}</p>
}

const isTextField = (target: EventTarget) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

const problemText = ({ path, kind, detail = '' }: TextProblem, language: Language): string =>
  insert(words[language].problems[kind], { field: textFieldLabel(path, language), detail })
