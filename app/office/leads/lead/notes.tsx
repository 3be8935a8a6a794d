import { useState } from 'react'
import { Form } from 'react-router'
import { TextArea } from '#app/office/controls/office-field.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import type { LeadAnswer } from './action.ts'
import { maxReplyLength } from './lead-request.ts'
import type { LeadData } from './load.ts'
import { leadPageWords } from './words.ts'

interface NotesProps {
  side: LeadData['side']
  answer: LeadAnswer | undefined
}

/** The notes that only staff read, and the form for another one. */
export function Notes({ side: { notes, noteId }, answer }: NotesProps) {
  const { language } = useRootData()
  return (
    <div className="group">
      <h2>{leadPageWords[language].side.notes}</h2>
      {notes.map((note) => (
        <p className="small" key={note.id}>
          <b>{note.author}</b>, {note.when}: {note.text}
        </p>
      ))}
      <NoteForm key={notes.length} newId={noteId} answer={answer} />
    </div>
  )
}

interface NoteFormProps {
  /**
   * The id of the note. A form keeps its first id, so that a note that is sent twice is stored
   * once.
   */
  newId: string
  answer: LeadAnswer | undefined
}

function NoteForm({ newId, answer }: NoteFormProps) {
  const { language } = useRootData()
  const { side: copy, problems } = leadPageWords[language]
  const [id] = useState(newId)
  const noted = answer?.intent === 'note' ? answer : undefined
  return (
    <Form method="post" className="stack" preventScrollReset>
      <input type="hidden" name="note-id" value={id} />
      <TextArea
        name="note"
        label={copy.note}
        isLabelHidden
        rows={2}
        maxLength={maxReplyLength}
        defaultValue={noted?.typed.note ?? ''}
        problem={noted?.problem && insert(problems[noted.problem], { max: maxReplyLength })}
      />
      <div className="acts">
        <button className="btn" name="intent" value="note">
          {copy.addNote}
        </button>
      </div>
    </Form>
  )
}
