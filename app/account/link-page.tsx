import type { ReactNode } from 'react'
import { AccountForm } from './account-form.tsx'
import { AccountPage } from './account-page.tsx'
import type { loadAccountPage } from './load-account-page.ts'

interface LinkPageCopy {
  title: string
  description: string
  lead: string
  /** The lead of a page whose address lacks the token. */
  incomplete: string
  submit: string
  busy: string
  failure: { title: string; text: string; unexpected: string }
}

interface LinkPageProps extends Pick<
  ReturnType<typeof loadAccountPage<LinkPageCopy>>,
  'copy' | 'words' | 'picture'
> {
  /** The token of the link; '' where the address lacks it. */
  token: string
  /** The form's fields. */
  fields?: ReactNode
  /** The links below the form. */
  children: ReactNode
}

/** The page of a link in an account's e-mail: its form, if the link is complete. */
export function LinkPage({ copy, words, picture, token, fields, children }: LinkPageProps) {
  return (
    <AccountPage
      title={copy.title}
      lead={token ? copy.lead : copy.incomplete}
      open={0.34}
      picture={picture}
    >
      {token && (
        <AccountForm words={words} submit={copy.submit} busy={copy.busy} failure={copy.failure}>
          {fields}
        </AccountForm>
      )}
      <p className="auth__alt">{children}</p>
    </AccountPage>
  )
}
