import { data, redirectDocument } from 'react-router'
import { accountAction } from '#app/account/account-action.ts'
import { accountClientAction } from '#app/account/client-action.ts'
import { privatePage, requireAccount } from '#app/account/guard.ts'
import { Protected } from '#app/account/protected.tsx'
import { Shutter } from '#app/account/shutter.tsx'
import { accountWords } from '#app/account/words.ts'
import { ButtonLink } from '#app/components/button-link.tsx'
import { siteContext } from '#app/context.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { seoOf, unlistedMeta } from '#app/seo/seo.ts'
import { accountHeaders } from '#app/sessions/refusal-init.ts'
import { languageOf, pathIn } from '#server/language.ts'
import type { Route } from './+types/page.ts'
import { AccountCard } from './account-card.tsx'
import { AccountMetadata } from './account-metadata.tsx'
import { DetailsForm } from './details-form.tsx'
import { loadLists } from './load-lists.ts'
import { ProfileLists } from './profile-lists.tsx'
import { words } from './words.ts'
import styles from './profile.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export async function loader(args: Route.LoaderArgs) {
  const { user } = requireAccount(args)
  const site = args.context.get(siteContext)
  const { pictures } = site
  const language = languageOf(args.url.pathname)
  const copy = words[language]
  return data(
    {
      copy,
      user,
      lists: await loadLists(args.request, site, user, language),
      words: accountWords[language],
      picture: pictures.named('penthouse-terrace', language),
      seo: seoOf(site, args.url, { title: copy.title, description: copy.description }),
    },
    privatePage,
  )
}

export function action(args: Route.ActionArgs) {
  requireAccount(args)
  return accountAction(
    args,
    'profile',
    async ({ account, fields }) => {
      const { name = '', phone = '', newPassword, currentPassword } = fields
      const language = fields.language === 'es' ? 'es' : 'en'
      const change =
        newPassword && currentPassword ? { current: currentPassword, next: newPassword } : undefined
      const refusal = await account.updateProfile({ name, phone, language }, change)
      // An address with `lang` stores the preference, as the header's language switch does.
      if (!refusal)
        throw redirectDocument(`${pathIn(language, '/profile')}?sent=profile&lang=${language}`, 303)
      return refusal
    },
    'newPassword',
  )
}
export const clientAction = accountClientAction('USER_UPDATED')
export const headers = accountHeaders

export const meta = unlistedMeta

export default function Profile({
  loaderData: { copy, user, lists, words, picture },
}: Route.ComponentProps) {
  const { language } = useRootData()
  return (
    <Protected>
      <div className="grid pf-pic no-print">
        <Shutter open={1} picture={picture} sizes="100vw" />
      </div>
      <div className="grid pf">
        <div className="pf__h">
          <h1>{copy.title}</h1>
          <p className="lead pf__mail">{user.email}</p>
        </div>
        <ProfileLists lists={lists} />
        <DetailsForm copy={copy} words={words} user={user} />
        <AccountCard copy={copy} user={user} />
        <section className="pf__d no-print" aria-labelledby="security">
          <h2 id="security">{copy.security}</h2>
          <p className="slate">{copy.securityText}</p>
          <ButtonLink to={pathIn(language, '/profile/security')} line>
            {copy.securityLink}
          </ButtonLink>
        </section>
        <section className="pf__d no-print" aria-labelledby="close">
          <h2 id="close">{copy.close}</h2>
          <p className="slate">{copy.closeText}</p>
          <ButtonLink to={pathIn(language, '/profile/delete')} line>
            {copy.delete}
          </ButtonLink>
        </section>
        <AccountMetadata copy={copy} metadata={user.metadata} />
      </div>
    </Protected>
  )
}
