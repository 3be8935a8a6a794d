import { Link, useLocation } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { otherLanguage, pathIn, withoutLanguage } from '#server/language.ts'
import { forgetTextsOf } from '../device/use-unsaved-texts.ts'
import { SoundSwitch } from '../news/sound-switch.tsx'
import type { OfficeWords } from '../words.ts'
import type { FrameData } from './frame-data.ts'

interface MemberMenuProps {
  words: OfficeWords
  member: FrameData['member']
}

/** The name of the signed-in member, with the links that concern only them. */
export function MemberMenu({ words, member }: MemberMenuProps) {
  const { language } = useRootData()
  const { pathname } = useLocation()
  const other = otherLanguage(language)
  return (
    <div className="bar__me">
      <button className="bar__tool" type="button" popoverTarget="me">
        <span className="wide-only">{member.name}</span>
        <span className="phone-only" aria-hidden="true">
          {member.name.split(' ', 1)[0]}
        </span>
        <span className="vh phone-only">{member.name}</span>
      </button>
      <div className="menu menu--bar" id="me" popover="auto">
        <p className="small">
          {member.email}
          <br />
          <span className="slate">{words.roles[member.role]}</span>
        </p>
        <ul className="menu__list">
          <li className="bar-narrow">
            <a href={pathIn(other, withoutLanguage(pathname))} lang={other} hrefLang={other}>
              {other === 'es' ? 'Español' : 'English'}
            </a>
          </li>
          <li>
            <Link to={pathIn(language, '/office/account')}>{words.account}</Link>
          </li>
          <li>
            <a href={pathIn(language, '/')}>{words.site}</a>
          </li>
        </ul>
        <SoundSwitch label={words.sound} />
        <form
          method="post"
          action={pathIn(language, '/sign-out')}
          onSubmit={() => forgetTextsOf(member.id)}
        >
          <button className="btn btn--wide" name="page" value={pathIn(language, '/')}>
            {words.signOut}
          </button>
        </form>
      </div>
    </div>
  )
}
