import type { KeyboardEvent } from 'react'
import { useNavigation } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { maxAttachedPictures } from './attachments.ts'
import { maxReplyLength } from './lead-request.ts'
import type { LeadData } from './load.ts'
import type { ComposerState } from './use-composer.ts'
import { leadPageWords } from './words.ts'

interface ReplyFieldsProps {
  composer: LeadData['composer']
  state: ComposerState
}

/** The fields for subject and message. */
export function ReplyFields({ composer, state }: ReplyFieldsProps) {
  const { language } = useRootData()
  const { composer: copy, problems } = leadPageWords[language]
  const { refused, field, draft } = state
  // While the reply is sent again, the former problem is not shown.
  const isSending = useNavigation().state !== 'idle'
  const refusal = isSending ? undefined : (refused?.problem ?? draft.problem)
  const problem =
    refusal &&
    insert(problems[refusal], {
      max: refusal === 'pictures' ? maxAttachedPictures : maxReplyLength,
      who: refused?.since?.who ?? '',
      when: refused?.since?.when ?? refused?.taken?.when ?? '',
    })
  return (
    <>
      <div className="field">
        <label className="vh" htmlFor="subject">
          {copy.subject}
        </label>
        <input
          id="subject"
          name="subject"
          defaultValue={refused?.typed.subject ?? composer.subject}
          maxLength={200}
          lang={composer.writesIn}
          title={insert(copy.from, { email: composer.from })}
        />
      </div>
      <div className={problem ? 'field composer__message is-invalid' : 'field composer__message'}>
        <label className="vh" htmlFor="message">
          {copy.message}
        </label>
        <textarea
          id="message"
          name="message"
          ref={field}
          className="composer__text"
          data-empty={state.isEmpty || undefined}
          lang={composer.writesIn}
          defaultValue={refused?.typed.message ?? composer.text}
          maxLength={maxReplyLength}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'message-problem' : undefined}
          onPointerDown={({ currentTarget }) => state.placed(currentTarget)}
          onInput={({ currentTarget }) => state.typed(currentTarget.value)}
          onKeyDown={(event) => {
            state.placed(event.currentTarget)
            onShortcut(event, draft.now)
          }}
        />
        {problem && (
          <p className="error" id="message-problem" role="alert">
            {problem}
          </p>
        )}
      </div>
    </>
  )
}

/** Ctrl or ⌘ with S stores the draft, with Enter it sends the reply. */
function onShortcut(
  event: KeyboardEvent<HTMLTextAreaElement>,
  store: (text: string) => void,
): void {
  if (!event.ctrlKey && !event.metaKey) return
  const { value, form } = event.currentTarget
  if (event.key === 's') store(value)
  else if (event.key === 'Enter')
    form?.querySelector<HTMLButtonElement>('button[value=reply]')?.click()
  else return
  event.preventDefault()
}
