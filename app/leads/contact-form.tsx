import { closeDialog, Dialog } from '#app/components/dialog.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { pathIn } from '#server/language.ts'
import { EmailField, MessageField, NameField } from './fields.tsx'
import { LeadForm } from './lead-form.tsx'

/** The id of the dialog for its `DialogButton`. */
export const contactDialogId = 'contact-dialog'

/**
 * The contact form of `/contact` and of the dialog
 * (docs/requirements/forms.md#forms-and-validation).
 */
export function ContactForm({ onSent }: { onSent?: () => void }) {
  const { language } = useRootData()
  return (
    <LeadForm kind="contact" action={pathIn(language, '/contact')} onSent={onSent} wide>
      <NameField />
      <EmailField />
      <MessageField required />
    </LeadForm>
  )
}

/** The contact form as a dialog, which is at the end of every page. */
export function ContactDialog() {
  const { dialog } = useRootData().forms
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
