import { pathIn } from '#server/language.ts'
import { Dialog, DialogButton } from '../components/dialog.tsx'
import { useShell } from '../shell/use-shell.ts'
import { closeDialog } from './close-dialog.ts'
import { EmailField, NameField, PhoneField } from './fields.tsx'
import { LeadForm } from './lead-form.tsx'

interface InformationFormProps {
  /** The name of what is asked about: a home, a development, a type, a package. */
  about: string
  onSent?: () => void
}

/** The information request: name, e-mail, phone (specification §3, §5). */
export function InformationForm({ about, onSent }: InformationFormProps) {
  const { language } = useShell()
  return (
    <LeadForm kind="information" action={pathIn(language, '/information')} hidden={{ about }} onSent={onSent} wide>
      <NameField />
      <EmailField />
      <PhoneField />
    </LeadForm>
  )
}

interface InformationRequestProps {
  about: string
  /** The button's words. */
  children: string
  look?: 'solid' | 'line' | 'go'
}

/** A button and the information dialog that it opens. */
export function InformationRequest({ about, children, look = 'line' }: InformationRequestProps) {
  const { dialog } = useShell().forms
  const id = `information-${about.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
  return (
    <>
      <DialogButton opens={id} look={look} about={about}>
        {children}
      </DialogButton>
      <Dialog id={id} kind={dialog.information} title={about} text={dialog.informationText} close={dialog.close}>
        <InformationForm about={about} onSent={() => closeDialog(id)} />
      </Dialog>
    </>
  )
}
