import type { ReactNode } from 'react'
import { closeDialog, Dialog, DialogButton } from '#app/components/dialog.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { pathIn } from '#server/language.ts'
import { EmailField, NameField, PhoneField } from './fields.tsx'
import { LeadForm } from './lead-form.tsx'

interface InformationFormProps {
  /** The subject: the name of a home, a development, a type or a package. */
  about: string
  onSent?: () => void
}

/**
 * The information request: name, e-mail, phone (docs/requirements/forms.md#forms-and-validation).
 */
export function InformationForm({ about, onSent }: InformationFormProps) {
  const { language } = useRootData()
  return (
    <LeadForm
      kind="information"
      action={pathIn(language, '/information')}
      hidden={{ about }}
      onSent={onSent}
      wide
    >
      <NameField />
      <EmailField />
      <PhoneField />
    </LeadForm>
  )
}

interface InformationRequestProps {
  about: string
  /**
   * What the sender will receive, where it differs from {@link InformationDialog}'s plans, prices
   * and availability.
   */
  text?: string | undefined
  /** The button's text. */
  children: string
  variant?: 'solid' | 'line' | 'go'
}

/**
 * The id of the information dialog about a subject. A plus sign is kept, so that 'Villas' and
 * 'Villas+' differ.
 */
export const informationDialogId = (about: string) =>
  `information-${about
    .toLowerCase()
    .replaceAll('+', 'plus')
    .replace(/[^a-z0-9]+/g, '-')}`

interface InformationDialogProps {
  about: string
  text?: string | undefined
  /** Content before the form. */
  children?: ReactNode
}

/**
 * The information dialog without a button, for pages with several buttons that open the same one.
 */
export function InformationDialog({ about, text, children }: InformationDialogProps) {
  const { dialog } = useRootData().forms
  const id = informationDialogId(about)
  return (
    <Dialog
      id={id}
      kind={dialog.information}
      title={about}
      text={text ?? dialog.informationText}
      close={dialog.close}
    >
      {children}
      <InformationForm about={about} onSent={() => closeDialog(id)} />
    </Dialog>
  )
}

/** A button and the information dialog that it opens. */
export function InformationRequest({
  about,
  text,
  children,
  variant = 'line',
}: InformationRequestProps) {
  return (
    <>
      <DialogButton opens={informationDialogId(about)} variant={variant} about={about}>
        {children}
      </DialogButton>
      <InformationDialog about={about} text={text} />
    </>
  )
}
