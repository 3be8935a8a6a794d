import { useRef } from 'react'
import { ConflictNote } from '#app/office/autosave/conflict-note.tsx'
import { EditorForm } from '#app/office/autosave/editor-form.tsx'
import { OvertakenNote } from '#app/office/autosave/overtaken-note.tsx'
import { savedText } from '#app/office/autosave/saved-text.ts'
import { type Autosave, useAutosave } from '#app/office/autosave/use-autosave.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import type { PublishingProblem } from '#server/homes/check.ts'
import { type HomeFields, isFieldName } from '#server/homes/fields.ts'
import { changedInOneLanguage } from '#server/homes/one-language.ts'
import type { HomeDraftConflict } from '#server/homes/save-draft.ts'
import type { HomeFailure } from '../answer/act-on-home.ts'
import { FailureNote, PublishingProblems } from '../answer/answer.tsx'
import { draftTitle } from '../fields/draft-title.ts'
import { homeFieldLabel } from '../fields/field-label.ts'
import { homeInputText, typedFieldText } from '../fields/field-text.ts'
import { HomeFoot, HomeEditorHead, HomeTabs } from '../frame/home-editor-head.tsx'
import { homePath } from '../home-path.ts'
import { words as homesWords } from '../words.ts'
import type { Route } from './+types/page.ts'
import { Facts } from './facts.tsx'
import type { HomeFieldContext } from './field-context.ts'
import { HomePreview } from './home-preview.tsx'
import { HomeTextFields, HomeTitles } from './home-text-fields.tsx'
import { baseOf } from './read-fields.ts'
import { ScheduleNote } from './schedule-note.tsx'
import { useEditedHome } from './use-edited-home.ts'
import { words } from './words.ts'

type EditData = Route.ComponentProps['loaderData']

/** The answer to a form that was refused. */
export interface EditAnswer {
  /** The problems that prevented publishing. */
  problems?: readonly PublishingProblem[] | undefined
  /** The fields that were sent. */
  typed?: HomeFields
  /** The values from which the form starts now. */
  base?: HomeFields
  conflicts?: readonly HomeDraftConflict[]
  failed?: HomeFailure | undefined
}

/**
 * Texts and facts of a home, in both languages side by side, with a preview of what visitors will
 * see beside them.
 */
export function Editor({ answer, ...data }: EditData & { answer: EditAnswer }) {
  const { head, fields, published, outdated, lagging, picture, developments, others, schedule } =
    data
  const { problems, typed = fields, base = fields, failed } = answer
  const { language } = useRootData()
  const copy = words[language]
  const form = useRef<HTMLFormElement>(null)
  const edited = useEditedHome({ begun: typed, published, problems, lagging })
  const saving = useAutosave<HomeDraftConflict>(form, {
    path: homePath(language, head.id),
    conflicts: answer.conflicts ?? [],
    isUnsaved: failed === 'unsaved',
    onTakenOver: edited.read,
    isWatched: true,
    write: (name, text) => (isFieldName(name) ? homeInputText(name, text, language) : text),
  })
  const contested = [...saving.conflicts, ...outdated]
  const [first] = saving.conflicts
  const context: HomeFieldContext = {
    ...edited.context,
    isContested: (name) => contested.some(({ field }) => field === name),
  }
  const shownHead = {
    ...head,
    title: draftTitle(edited.shown, language),
    changes: saving.changes ?? head.changes,
    inOneLanguage: published && changedInOneLanguage(published, edited.shown),
    saved: head.saved ?? (saving.at ? { at: saving.at, by: undefined } : undefined),
  }
  const bar = {
    head: shownHead,
    form: 'edit',
    saved: savedText(saving, language, first && homeFieldLabel(first.field, language)),
    isUnsaved: saving.state === 'unsaved' || first !== undefined,
    isTyped: saving.state !== 'untouched' && saving.state !== 'saved',
    others: saving.others ?? others,
  }
  return (
    <>
      <HomeEditorHead {...bar} />
      <div className="editor">
        <div className="editor__form">
          <HomeTabs head={head} current="" problems={edited.remaining} />
          <DoneNote data={data} />
          {schedule && <ScheduleNote schedule={schedule} />}
          <FailureNote failed={failed === 'unsaved' && saving.at ? undefined : failed} />
          <PublishingProblems id={head.id} problems={problems} remaining={edited.remaining} />
          <ContestedNotes contested={contested} outdated={outdated} saving={saving} />
          <EditorForm
            form={form}
            saving={saving}
            begun={baseOf(base)}
            onInput={({ currentTarget }) => edited.read(currentTarget)}
            onBlur={edited.leave}
          >
            <HomeTitles words={copy} context={context} shown={edited.shown} />
            <Facts words={copy} context={context} developments={developments} />
            <HomeTextFields words={copy} context={context} shown={edited.shown} />
          </EditorForm>
        </div>
        <HomePreview
          words={copy}
          fields={edited.shown}
          picture={picture}
          page={head.page}
          schedule={schedule?.count ? schedule : undefined}
        />
      </div>
      <HomeFoot {...bar} />
    </>
  )
}

/**
 * The message that the home, or its changes, are on the site; scheduled changes have their own
 * note.
 */
function DoneNote({ data: { done, head } }: { data: Pick<EditData, 'done' | 'head'> }) {
  const { language } = useRootData()
  const copy = words[language]
  if (done === 'published')
    return (
      <p className="note">
        {copy.published} {head.page && <a href={head.page}>{homesWords[language].head.open}</a>}
      </p>
    )
  return null
}

interface ContestedProps extends Pick<EditData, 'outdated'> {
  contested: readonly (HomeDraftConflict | EditData['outdated'][number])[]
  saving: Pick<Autosave<HomeDraftConflict>, 'overtaken' | 'decide'>
}

/**
 * Notes on fields that two people have written differently, and on texts that somebody else has
 * overwritten.
 */
function ContestedNotes({ contested, outdated, saving }: ContestedProps) {
  const { language } = useRootData()
  const show = (field: string, text: string) => typedFieldText(field, text, language)
  return (
    <>
      {contested.map((conflict) => (
        <ConflictNote
          key={conflict.field}
          conflict={conflict}
          label={homeFieldLabel(conflict.field, language)}
          isPublished={outdated.some((one) => one === conflict)}
          show={show}
        />
      ))}
      {saving.overtaken?.map((overtaken) => {
        const { field } = overtaken
        return (
          <OvertakenNote
            key={field}
            overtaken={overtaken}
            label={isFieldName(field) ? homeFieldLabel(field, language) : field}
            show={show}
            onDecide={saving.decide}
          />
        )
      })}
    </>
  )
}
