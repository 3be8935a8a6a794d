import { useRef, useState } from 'react'
import { Form } from 'react-router'
import { FormBase } from '#app/office/autosave/form-base.tsx'
import { savedText } from '#app/office/autosave/saved-text.ts'
import { useAutosave } from '#app/office/autosave/use-autosave.ts'
import { ProblemList } from '#app/office/controls/problem-list.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import type { ContentFields } from '#server/content/content.ts'
import type { ContentConflict } from '#server/content/save-draft.ts'
import type { Language } from '#server/language.ts'
import type { TextProblem } from '../check.server.ts'
import { TextFoot, TextEditorHead, TextTabs } from '../text-editor-head.tsx'
import { textPath } from '../text-path.ts'
import { words } from '../words.ts'
import { TextConflictNote } from './conflict-note.tsx'
import type { TextFieldContext } from './field-context.ts'
import { textFieldLabel } from './field-label.ts'
import type { TextData } from './page-data.ts'
import { PlainFields } from './plain-fields.tsx'
import { Section } from './section.tsx'
import { TextPreview } from './text-preview.tsx'

interface EditorProps extends TextData {
  /** Values that were sent and not stored as typed. */
  typed: ContentFields | undefined
  /** The values with which the form began. */
  base: ContentFields | undefined
  conflicts: readonly ContentConflict[]
  /** The problems for which publishing was refused. */
  problems: readonly TextProblem[] | undefined
  failed: 'unsaved' | 'changed' | 'when' | undefined
}

/** A text in both languages, side by side, with its page as visitors will see it. */
export function TextEditor({ typed, base, problems, failed, ...data }: EditorProps) {
  const { head, fields, published, plain, sections, previews, pictures, mayPublish, done } = data
  const { language } = useRootData()
  const copy = words[language]
  const form = useRef<HTMLFormElement>(null)
  const [changes, setChanges] = useState(head.changes)
  // A conflict remains until somebody decides it.
  const contested = Object.fromEntries(
    data.conflicts.map(({ field }) => [field, base?.[field] ?? fields[field]]),
  )
  const saving = useAutosave(form, textPath(language, head.id), { conflicts: data.conflicts })
  if (saving.changes !== undefined && saving.changes !== changes) setChanges(saving.changes)
  const [typedSince, setTypedSince] = useState<readonly string[]>([])
  const remaining = (problems ?? []).filter(({ path }) => !typedSince.includes(path))
  const context: TextFieldContext = {
    value: (path) => typed?.[path] ?? fields[path] ?? '',
    problem(path) {
      const found = remaining.find((one) => one.path === path)
      return found && problemText(found, language)
    },
    isChanged: (path) => fields[path] !== published[path],
  }
  const shownHead = { ...head, changes }
  const isUnsaved = failed === 'unsaved' || saving.state === 'unsaved'
  const said = head.id.kind === 'replies' ? copy.doneReply : copy.done
  return (
    <>
      <TextEditorHead
        head={shownHead}
        mayPublish={mayPublish}
        form="edit"
        saved={failed === 'unsaved' ? copy.head.notSaved : savedText(saving, copy.head)}
        isUnsaved={isUnsaved}
      />
      <div className="editor">
        <div className="editor__form">
          <TextTabs head={head} current="" />
          {(done === 'published' || done === 'withdrawn') && (
            <p className="note">
              {said[done]} {head.page && <a href={head.page}>{copy.head.open}</a>}
            </p>
          )}
          {done === 'scheduled' && head.scheduled && (
            <p className="note">{insert(said.scheduled, { time: head.scheduled })}</p>
          )}
          {failed && (
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
            <TextConflictNote key={conflict.field} conflict={conflict} />
          ))}
          <Form
            id="edit"
            method="post"
            ref={form}
            noValidate
            onInput={({ target }) => {
              saving.touch()
              if (problems && isTextField(target) && target.value.trim())
                setTypedSince((before) => [...before, target.name])
            }}
            onSubmit={saving.submit}
          >
            <FormBase fields={JSON.stringify({ ...fields, ...contested })} />
            {/* The first button is what Enter sends. */}
            <button className="vh" name="intent" value="save">
              {copy.save}
            </button>
            {plain.length > 0 && (
              <PlainFields
                kind={head.id.kind}
                paths={plain}
                pictures={pictures}
                context={context}
              />
            )}
            {sections.map((section, index) => (
              <Section
                key={section.name}
                section={section}
                context={context}
                pictures={pictures}
                opens={index === 0 || sections.length === 1}
              />
            ))}
            <noscript>
              <button className="btn" name="intent" value="save">
                {copy.save}
              </button>
            </noscript>
          </Form>
        </div>
        {previews && <TextPreview previews={previews} version={saving.at ?? ''} />}
      </div>
      <TextFoot head={shownHead} mayPublish={mayPublish} form="edit" />
    </>
  )
}

const isTextField = (target: EventTarget) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

const problemText = ({ path, kind, detail = '' }: TextProblem, language: Language): string =>
  insert(words[language].problems[kind], { field: textFieldLabel(path, language), detail })
