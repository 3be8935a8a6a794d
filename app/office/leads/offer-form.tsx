import { type ReactNode, useState } from 'react'
import { Form } from 'react-router'
import { OfficeField } from '#app/office/controls/office-field.tsx'
import { useProblemFocus } from '#app/office/controls/use-problem-focus.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { euros } from '#server/shared/text/euros.ts'
import { offerIn } from './offer.ts'
import { leadWords } from './words.ts'

interface OfferFormProps {
  /** The path of the screen that handles the form; by default the current one. */
  action?: string
  /** The name of the button, whose value is the stage. */
  button: string
  label: string
  /** The current offer, or a refused text. */
  offer: number | string | null
  /** Whether the server refused the typed amount. */
  isRefused: boolean
  className?: string
  onSent?: () => void
  /** The hidden fields. */
  children: ReactNode
}

/** Moves a lead to the stage of an offer, with the amount if it is known. */
export function OfferForm({ label, offer, isRefused, onSent, children, ...form }: OfferFormProps) {
  const { language } = useRootData()
  const copy = leadWords[language].offer
  const [isWrong, setIsWrong] = useState(isRefused)
  const [attempts, setAttempts] = useState(0)
  const element = useProblemFocus(isWrong ? attempts + 1 : undefined)
  return (
    <Form
      method="post"
      {...(form.action && { action: form.action })}
      className={form.className ?? 'stack'}
      preventScrollReset
      replace
      noValidate
      ref={element}
      onSubmit={(event) => {
        const isNone = offerIn(new FormData(event.currentTarget)) === undefined
        setIsWrong(isNone)
        setAttempts(attempts + 1)
        if (isNone) event.preventDefault()
        else onSent?.()
      }}
    >
      {children}
      <OfficeField
        name="offer"
        label={copy.label}
        hint={copy.hint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        key={String(offer)}
        defaultValue={typeof offer === 'number' ? euros(offer, language) : (offer ?? '')}
        problem={isWrong ? copy.invalid : undefined}
      />
      <button className="btn btn--wide" name={form.button} value="offer">
        {label}
      </button>
    </Form>
  )
}
