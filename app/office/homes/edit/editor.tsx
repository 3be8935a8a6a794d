import { useRef, useState } from 'react'
import { Form } from 'react-router'
import { FormBase } from '#app/office/autosave/form-base.tsx'
import { savedText } from '#app/office/autosave/saved-text.ts'
import { useAutosave } from '#app/office/autosave/use-autosave.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { type PublishingProblem, problemsOf } from '#server/homes/check.ts'
import {
  type HomeFieldName,
  fieldRules,
  type HomeFields,
  makeFields,
} from '#server/homes/fields.ts'
import type { Conflict } from '#server/homes/save-draft.ts'
import type { HomeFailure } from '../act-on-home.ts'
import { homeAnswerWords } from '../answer-words.ts'
import { FailureNote, PublishingProblems } from '../answer.tsx'
import { draftTitle } from '../draft-title.ts'
import { HomeFoot, HomeEditorHead, HomeTabs } from '../home-editor-head.tsx'
import { homePath } from '../home-path.ts'
import { readAmount } from '../read-amount.ts'
import { words as homesWords } from '../words.ts'
import { HomeConflictNote } from './conflict-note.tsx'
import { Facts } from './facts.tsx'
import type { HomeFieldContext } from './field-context.ts'
import { HomePreview } from './home-preview.tsx'
import { HomeTextFields } from './home-text-fields.tsx'
import type { EditData } from './page-data.ts'
import { amounts, baseOf } from './read-fields.ts'
import { words } from './words.ts'

interface EditorProps extends EditData {
  /** The problems for which publishing was refused. */
  problems: readonly PublishingProblem[] | undefined
  /** Values that were sent and not stored as typed. */
  typed: HomeFields | undefined
  /** The values with which the form began. */
  base: HomeFields | undefined
  conflicts: readonly Conflict[]
  failed: HomeFailure | undefined
}

/**
 * Words and facts of a home, side by side in both languages, with what visitors will see beside
 * them.
 */
export function Editor({ problems, typed, base, failed, ...data }: EditorProps) {
  const { head, fields, outdated, picture, developments, done } = data
  const { language } = useRootData()
  const copy = words[language]
  const form = useRef<HTMLFormElement>(null)
  const [shown, setShown] = useState<HomeFields>(typed ?? fields)
  /** The figures as they were when their field was left: none is called wrong while it is typed. */
  const [left, setLeft] = useState<HomeFields>(shown)
  // A conflict remains until somebody decides it.
  const contested = Object.fromEntries(
    data.conflicts.map(({ field }) => [field, base?.[field] ?? fields[field]]),
  )
  const begun = baseOf({ ...fields, ...contested })
  const saving = useAutosave(form, homePath(language, head.id), {
    conflicts: data.conflicts,
  })
  const conflicts = saving.conflicts
  const remaining = remainingOf(problems ?? [], shown)
  const context: HomeFieldContext = {
    value: (name) => typed?.[name] ?? fields[name],
    problem(name) {
      const kind = isFigureWrong(name, shown, left)
        ? 'rule'
        : remaining.find(({ field }) => field === name)?.kind
      return kind === 'missing'
        ? insert(homeAnswerWords[language].problems.missing, { field: copy.fields[name] })
        : kind === 'rule'
          ? ruleText(copy.problems, name)
          : undefined
    },
    isContested: (name) => [...conflicts, ...outdated].some(({ field }) => field === name),
  }
  const headWords = homesWords[language].head
  const shownHead = {
    ...head,
    title: draftTitle(shown, language),
    changes: saving.changes ?? head.changes,
  }
  return (
    <>
      <HomeEditorHead
        head={shownHead}
        form="edit"
        saved={failed === 'unsaved' ? headWords.notSaved : savedText(saving, headWords)}
        isUnsaved={failed === 'unsaved' || saving.state === 'unsaved'}
      />
      <div className="editor">
        <div className="editor__form">
          <HomeTabs head={head} current="" />
          {done === 'published' && (
            <p className="note">
              {copy.published}{' '}
              {head.page && <a href={head.page}>{homesWords[language].head.open}</a>}
            </p>
          )}
          {done === 'scheduled' && (
            <p className="note">{insert(copy.scheduled, { time: head.scheduled ?? '' })}</p>
          )}
          <FailureNote failed={failed} />
          <PublishingProblems id={head.id} problems={problems} remaining={remaining} />
          {conflicts.map((conflict) => (
            <HomeConflictNote key={conflict.field} conflict={conflict} />
          ))}
          {outdated.map((conflict) => (
            <HomeConflictNote key={conflict.field} conflict={conflict} isPublished />
          ))}
          <Form
            id="edit"
            method="post"
            ref={form}
            noValidate
            onInput={({ currentTarget }) => {
              setShown(readShown(currentTarget, shown))
              saving.touch()
            }}
            onBlur={() => setLeft(shown)}
            onSubmit={saving.submit}
          >
            <FormBase fields={begun} />
            {/* The first button is what Enter sends. */}
            <button className="vh" name="intent" value="save">
              {copy.save}
            </button>
            <Facts words={copy} context={context} developments={developments} />
            <HomeTextFields words={copy} context={context} shown={shown} />
            <noscript>
              <button className="btn" name="intent" value="save">
                {copy.save}
              </button>
            </noscript>
          </Form>
        </div>
        <HomePreview words={copy} fields={shown} picture={picture} page={head.page} />
      </div>
      <HomeFoot head={shownHead} form="edit" />
    </>
  )
}

function readShown(form: HTMLFormElement, before: HomeFields): HomeFields {
  const typed = Object.fromEntries(
    [...new FormData(form)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[0] in before,
    ),
  )
  return { ...before, ...typed }
}

/** Whether a figure that was typed and left cannot be stored. */
const isFigureWrong = (name: HomeFieldName, shown: HomeFields, left: HomeFields): boolean =>
  amounts.includes(name) &&
  shown[name].trim() !== '' &&
  shown[name] === left[name] &&
  fieldRules[name].parse(readAmount(shown[name])) === undefined

/** The problems that what is typed by now has not solved. */
function remainingOf(
  problems: readonly PublishingProblem[],
  shown: HomeFields,
): readonly PublishingProblem[] {
  if (problems.length === 0) return problems
  const typed = makeFields((name) =>
    amounts.includes(name) ? readAmount(shown[name]) : shown[name].trim(),
  )
  const left = new Set(problemsOf(typed).map(({ field, kind }) => `${kind} ${field}`))
  return problems.filter(({ field, kind, of }) => of || left.has(`${kind} ${field}`))
}

const numbers: readonly HomeFieldName[] = [
  'bedrooms',
  'bathrooms',
  'area',
  'terrace',
  'garden',
  'community_fees',
]
const texts: readonly HomeFieldName[] = [
  'description',
  'description_es',
  'long_description',
  'long_description_es',
  'features',
  'features_es',
]

function ruleText(
  { price, number, line, text }: Record<'price' | 'number' | 'line' | 'text', string>,
  name: HomeFieldName,
): string {
  if (name === 'price') return price
  if (numbers.includes(name)) return number
  return texts.includes(name) ? text : line
}
