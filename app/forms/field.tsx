import type { ComponentProps, ReactNode } from 'react'

interface LabelProps {
  id: string
  label: string
  hint?: string | undefined
  /** The problem of the field, in the page's language. */
  problem?: string | undefined
}

/** A text field of one line, with its label, hint and problem. */
export const Field = ({
  id,
  label,
  hint,
  problem,
  ...input
}: LabelProps & ComponentProps<'input'>) => (
  <FieldFrame id={id} label={label} hint={hint} problem={problem}>
    <input id={id} {...input} {...describedBy({ id, hint, problem })} />
  </FieldFrame>
)

/** As {@link Field}, for text of several lines. */
export const LongField = ({
  id,
  label,
  hint,
  problem,
  ...textarea
}: LabelProps & ComponentProps<'textarea'>) => (
  <FieldFrame id={id} label={label} hint={hint} problem={problem}>
    <textarea id={id} {...textarea} {...describedBy({ id, hint, problem })} />
  </FieldFrame>
)

/** As {@link Field}, for a choice of one option. */
export const SelectField = ({
  id,
  label,
  hint,
  problem,
  ...select
}: LabelProps & ComponentProps<'select'>) => (
  <FieldFrame id={id} label={label} hint={hint} problem={problem}>
    <select id={id} {...select} {...describedBy({ id, hint, problem })} />
  </FieldFrame>
)

/** Associates the hint and the problem with the field, for assistive technology. */
function describedBy({ id, hint, problem }: Omit<LabelProps, 'label'>) {
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return { 'aria-invalid': problem ? true : undefined, 'aria-describedby': described || undefined }
}

function FieldFrame({ id, label, hint, problem, children }: LabelProps & { children: ReactNode }) {
  return (
    <div className={problem ? 'field is-invalid' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {children}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem && <FieldProblemText id={id} text={problem} />}
    </div>
  )
}

/**
 * Associates the problem of a group of choices with its fieldset, which can then take the focus.
 */
export const groupProps = (id: string, problem: string | undefined) => ({
  tabIndex: -1,
  'data-invalid': problem ? '' : undefined,
  'aria-describedby': problem ? `${id}-problem` : undefined,
})

export const FieldProblemText = ({ id, text }: { id: string; text: string }) => (
  <p className="error" id={`${id}-problem`}>
    {text}
  </p>
)
