import { insert } from '#app/words.ts'
import type { OpenSession } from '#server/accounts/open-sessions.ts'
import type { Language } from '#server/language.ts'
import { dateAndTime } from '#server/shared/time/formats.ts'
import type { SessionWords } from './words.ts'

/** The data of a session for a list. */
interface SessionText {
  device: string
  opened: string
  /** Absent for the session of this browser, which is in use whenever its tokens were renewed. */
  used: string | undefined
}

export function sessionText(
  { browser, system, createdAt, usedAt, isCurrent }: OpenSession,
  { device, opened, used }: SessionWords,
  language: Language,
): SessionText {
  return {
    device:
      browser && system
        ? insert(device.both, { browser, system })
        : (browser ?? system ?? device.unknown),
    opened: insert(opened, { when: dateAndTime(createdAt, language) }),
    used: isCurrent ? undefined : insert(used, { when: dateAndTime(usedAt, language) }),
  }
}
