import type { ComponentProps, ReactNode } from 'react'

interface Labelled {
  id: string
  label: string
  hint?: string | undefined
  /** What is wrong with it, in the page's language. */
  problem?: string | undefined
}

/** A labelled line of text with its hint and, tied to it, what is wrong. */
export const Field = ({
  id,
  label,
  hint,
  problem,
  ...input
}: Labelled & ComponentProps<'input'>) => (
  <Frame id={id} label={label} hint={hint} problem={problem}>
    <input id={id} {...input} {...tied({ id, hint, problem })} />
  </Frame>
)

/** The same for a text of several lines. */
export const LongField = ({
  id,
  label,
  hint,
  problem,
  ...textarea
}: Labelled & ComponentProps<'textarea'>) => (
  <Frame id={id} label={label} hint={hint} problem={problem}>
    <textarea id={id} {...textarea} {...tied({ id, hint, problem })} />
  </Frame>
)

function tied({ id, hint, problem }: Omit<Labelled, 'label'>) {
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return { 'aria-invalid': problem ? true : undefined, 'aria-describedby': described || undefined }
}

function Frame({ id, label, hint, problem, children }: Labelled & { children: ReactNode }) {
  return (
    <div className={problem ? 'field is-invalid' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {children}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem && <Problem id={id} text={problem} />}
    </div>
  )
}

/** What is wrong with the field of that id. */
export const Problem = ({ id, text }: { id: string; text: string }) => (
  <p className="error" id={`${id}-problem`}>
    {text}
  </p>
)
