import { insert } from '#app/words.ts'
import type { CodesLeft } from './sign-in-state.ts'

interface CodesLeftTextProps {
  copy: { noCodes: string; codesLeft: string }
  codesLeft: CodesLeft
}

/** How many recovery codes are left; nothing while that is unknown. */
export const CodesLeftText = ({ copy, codesLeft }: CodesLeftTextProps) =>
  codesLeft !== 'unknown' && (
    <p className="slate">
      {codesLeft === undefined ? copy.noCodes : insert(copy.codesLeft, { count: codesLeft })}
    </p>
  )
