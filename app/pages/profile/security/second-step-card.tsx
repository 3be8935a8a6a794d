import { ButtonLink } from '#app/components/button-link.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { CodesLeftText } from '#app/sessions/codes-left-text.tsx'
import type { CodesLeft } from '#app/sessions/sign-in-state.ts'
import { pathIn } from '#server/language.ts'
import type { SecurityWords } from './words.ts'

interface SecondStepCardProps {
  copy: SecurityWords
  on: boolean
  /**
   * Whether the user is staff, who need the second step: they turn it off only to use another
   * phone.
   */
  isStaff: boolean
  codesLeft: CodesLeft
}

/** Whether the second step is on, and where to change it. */
export function SecondStepCard({ copy, on, isStaff, codesLeft }: SecondStepCardProps) {
  const { language } = useRootData()
  const page = pathIn(language, '/profile/second-step')
  return (
    <aside className="pf__b sidecard" aria-labelledby="second-step">
      <h2 id="second-step">{copy.secondStep}</h2>
      <p>{on ? copy.on : copy.off}</p>
      {on && (
        <>
          <CodesLeftText copy={copy} codesLeft={codesLeft} />
          <ButtonLink to={`${page}/codes`} line wide>
            {codesLeft === undefined ? copy.makeCodes : copy.renewCodes}
          </ButtonLink>
        </>
      )}
      {on && isStaff && <p className="slate">{copy.ofStaff}</p>}
      <ButtonLink to={page} line={on} wide>
        {on ? (isStaff ? copy.move : copy.change) : copy.turnOn}
      </ButtonLink>
    </aside>
  )
}
