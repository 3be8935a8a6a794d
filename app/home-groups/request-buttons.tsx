import { DialogButton } from '#app/components/dialog.tsx'
import { contactDialogId } from '#app/leads/contact-form.tsx'
import { informationDialogId } from '#app/leads/information-form.tsx'

/** The buttons of a development whose visitors ask for information before anything else. */
export function requestButtons(about: string, copy: { request: string; contact: string }) {
  const dialog = informationDialogId(about)
  return {
    headButtons: (
      <DialogButton opens={dialog} about={about} wide>
        {copy.request}
      </DialogButton>
    ),
    callButtons: (
      <>
        <DialogButton opens={dialog} about={about}>
          {copy.request}
        </DialogButton>
        <DialogButton opens={contactDialogId} variant="line">
          {copy.contact}
        </DialogButton>
      </>
    ),
  }
}
