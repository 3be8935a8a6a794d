import { AccountMenu, AccountMenuButton, MobileAccountLinks } from '#app/account/account-menu.tsx'
import { AuthContext } from '#app/account/auth.tsx'
import { Dialog, DialogButton } from '#app/components/dialog.tsx'
import { InformationRequest } from '#app/leads/information-form.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { type Toast, useToast } from '#app/toast/toast.tsx'
import { Group, Specimen } from './specimen.tsx'
import type { GalleryWords } from './words.ts'

const longDialogId = 'gallery-dialog'

/** Specimens of overlays: menus, dialogs, toasts. Each button opens one. */
export function Overlays({ copy }: { copy: GalleryWords }) {
  const { words } = useRootData()
  return (
    <Group id="overlays">
      <Specimen layout="row" name="the menu of narrow screens">
        <button type="button" className="btn btn--line" popoverTarget="menu">
          {words.menu.open}
        </button>
      </Specimen>
      <Specimen layout="row" name="the account's menu, and its links in the menu of narrow screens">
        <AuthContext value={{ user: { email: copy.longEmail }, loading: false }}>
          <div className="tools">
            <AccountMenuButton />
          </div>
          <AccountMenu />
          <MobileAccountLinks />
        </AuthContext>
      </Specimen>
      <Specimen layout="row" name="dialogs: a form, long text">
        <InformationRequest about={copy.title}>{copy.short}</InformationRequest>
        <DialogButton opens={longDialogId} variant="line">
          {copy.long}
        </DialogButton>
        <Dialog
          id={longDialogId}
          kind={copy.short}
          title={copy.longTitle}
          text={copy.longText}
          close={words.menu.close}
        >
          <p>{copy.longText}</p>
        </Dialog>
      </Specimen>
      <Specimen layout="row" name="toasts: success, error, long text">
        <ToastButton id="toast-success" title={copy.short} text={copy.text} tone="success" />
        <ToastButton id="toast-error" title={copy.short} text={copy.failed} tone="error" />
        <ToastButton id="toast-long" title={copy.longTitle} text={copy.longText} tone="error" />
      </Specimen>
    </Group>
  )
}

function ToastButton({ id, ...toast }: Toast & { id: string }) {
  const show = useToast()
  return (
    <button type="button" className="btn btn--line" id={id} onClick={() => show(toast)}>
      {id}
    </button>
  )
}
