import { DialogButton } from '#app/components/dialog.tsx'
import { Link } from '#app/components/link.tsx'
import { ChatLink } from '#app/leads/chat-link.tsx'
import { ContactDialog, contactDialogId } from '#app/leads/contact-form.tsx'
import { TelephoneLink } from '#app/leads/telephone-link.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { pathIn } from '#server/language.ts'
import { Logo } from './navigation.tsx'

/** The footer of every page, and the contact dialog that it opens. */
export function Footer() {
  const { language, words, address, chat, social, year } = useRootData()
  return (
    <>
      <footer className="footer grid on-dark">
        <div className="footer__about">
          <Logo />
          <p>{words.footer.about}</p>
          <p>
            <Link to={pathIn(language, '/buying-guide')}>{words.footer.guide}</Link>
          </p>
          <ul className="footer__social" aria-label={words.footer.social}>
            {social.map(({ name, url }) => (
              <li key={name}>
                <a href={url} rel="noopener">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav className="footer__links no-print" aria-labelledby="footer-links">
          <h2 className="label" id="footer-links">
            {words.footer.links}
          </h2>
          <ul>
            {Object.entries(words.footer.items).map(([path, label]) => (
              // Short addresses redirect to their page, so this is a plain link, which follows
              // redirects.
              <li key={path}>
                <a href={pathIn(language, path)}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="footer__at">
          <h2 className="label">{words.footer.office}</h2>
          <address>
            {address.map((line) => (
              <span key={line} className="footer__line">
                {line}
              </span>
            ))}
            <span className="footer__reach">
              <TelephoneLink />
              <ChatLink className="no-print" />
            </span>
            {chat.hours && <span className="footer__line small">{chat.hours}</span>}
            <Link className="footer__details" to={pathIn(language, '/contact')}>
              {words.footer.details}
            </Link>
          </address>
          <DialogButton opens={contactDialogId} variant="line">
            {words.footer.contact}
          </DialogButton>
        </div>
        <div className="footer__base">
          <span>{insert(words.footer.rights, { year })}</span>
          <nav className="no-print" aria-label={words.footer.legal.label}>
            <ul className="footer__legal">
              {Object.entries(words.footer.legal.items).map(([path, label]) => (
                <li key={path}>
                  <Link to={pathIn(language, path)}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <span>{words.footer.indicative}</span>
        </div>
      </footer>
      <ContactDialog />
    </>
  )
}
