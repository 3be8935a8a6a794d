import { ButtonLink } from '#app/components/button-link.tsx'
import { ClosingCall } from '#app/components/closing-call.tsx'
import { DialogButton } from '#app/components/dialog.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { pathIn } from '#server/language.ts'
import { contactDialogId } from './contact-form.tsx'

/** The closing call of a page: to write, or to look at all homes. */
export function ContactCall({ copy }: { copy: Record<'title' | 'contact' | 'view', string> }) {
  const { language } = useRootData()
  return (
    <ClosingCall title={copy.title}>
      <DialogButton opens={contactDialogId}>{copy.contact}</DialogButton>
      <ButtonLink to={pathIn(language, '/properties')} line>
        {copy.view}
      </ButtonLink>
    </ClosingCall>
  )
}
