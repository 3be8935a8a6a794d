import { pathIn } from '#server/language.ts'
import { closeDialog, Dialog } from '../components/dialog.tsx'
import { useShell } from '../shell/use-shell.ts'
import { EmailField, MessageField, NameField } from './fields.tsx'
import { LeadForm } from './lead-form.tsx'

export const contactDialogId = 'contact-dialog'

/** The footer's contact form: name, e-mail, message (docs/requirements.md#forms-and-validation). */
export function ContactForm({ onSent }: { onSent?: () => void }) {
  const { language } = useShell()
  return (
    <LeadForm kind="contact" action={pathIn(language, '/contact')} onSent={onSent} wide>
      <NameField />
      <EmailField />
      <MessageField required />
    </LeadForm>
  )
}

export function ContactDialog() {
  const { dialog } = useShell().forms
  return (
    <Dialog
      id={contactDialogId}
      title={dialog.contact}
      text={dialog.contactText}
      close={dialog.close}
    >
      <ContactForm onSent={() => closeDialog(contactDialogId)} />
    </Dialog>
  )
}
