import type { Account } from '../accounts/account.ts'
import { auditEntries } from '../audit-log/read-entries.ts'
import { type NamedEntry, withRowNames } from '../audit-log/row-names.ts'
import type { Database } from '../database/database.ts'
import { orUnavailable } from '../database/or-unavailable.ts'
import type { Clock } from '../shared/time/clock.ts'
import { minute } from '../shared/time/durations.ts'
import { judgeEntry, type OfficeEntry } from './entry.ts'
import { createMemberMarks } from './member-marks.ts'
import { readLastSeen } from './presence.ts'
import {
  deleteUnsentForm,
  storeUnsentForm,
  type UnsentForm,
  listUnsentForms,
} from './unsent-forms.ts'

/**
 * The services of the office's pages beside the features themselves. All throw {@link Unavailable}.
 */
export interface Office {
  /** The entry of the member who asks; see {@link judgeEntry}. */
  enter(account: Account, request: { background: boolean }): Promise<OfficeEntry | undefined>
  /** Whether a member has used the office in this browser; needs no database. */
  isKnown(account: Pick<Account, 'memberMark'>): boolean
  /** See {@link readLastSeen}. */
  lastSeen(sessionIds: readonly string[]): Promise<Map<string, number>>
  /** One page of the log of changes, newest first. */
  changes(page: Parameters<typeof auditEntries>[1]): Promise<NamedEntry[]>
  forms: {
    /** See {@link storeUnsentForm}. */
    keep(memberId: string, form: UnsentForm): Promise<boolean>
    kept(memberId: string): Promise<UnsentForm[]>
    forget(memberId: string, path: string): Promise<void>
  }
}

interface Options {
  database: Database
  /** After so many minutes without use the office asks for the second proof again. */
  idleMinutes: number
  now: Clock
  /**
   * Whether an account is still of the staff.
   * @throws {Unavailable}
   */
  isMember(id: string): Promise<boolean>
  /** Secrets that all processes share. */
  keys: () => readonly string[]
}

/** The office over the database. */
export function createOffice({
  database: { db },
  idleMinutes,
  now,
  isMember,
  keys,
}: Options): Office {
  const marks = createMemberMarks(keys)
  const idle = idleMinutes * minute
  const guarded = <T>(work: Promise<T>) => orUnavailable('The office', work)
  return {
    enter: (account, { background }) =>
      judgeEntry({ db, idle, marks, isMember }, account, { now: now(), background }),
    isKnown: ({ memberMark }) => marks.read(memberMark) !== undefined,
    lastSeen: (sessionIds) => guarded(readLastSeen(db, sessionIds)),
    changes: (page) => guarded(auditEntries(db, page).then((entries) => withRowNames(db, entries))),
    forms: {
      keep: (memberId, form) => guarded(storeUnsentForm(db, memberId, form, now())),
      kept: (memberId) => guarded(listUnsentForms(db, memberId, now())),
      forget: (memberId, path) => guarded(deleteUnsentForm(db, memberId, path)),
    },
  }
}
