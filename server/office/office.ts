import type { Account } from '../accounts/account.ts'
import { auditEntries } from '../audit-log/read-entries.ts'
import { type NamedEntry, type NamesInLog, withRowNames } from '../audit-log/row-names.ts'
import type { Database } from '../database/database.ts'
import { operationsOn } from '../database/or-unavailable.ts'
import type { Clock } from '../shared/time/clock.ts'
import { minute } from '../shared/time/durations.ts'
import {
  deleteUnsentForm,
  storeUnsentForm,
  type UnsentForm,
  listUnsentForms,
  readUnsentForm,
} from '../unsent-forms/unsent-forms.ts'
import { judgeEntry } from './entry.ts'
import { createMemberMarks } from './member-marks.ts'
import { readLastSeen } from './presence.ts'

interface Options {
  database: Database
  /** The minutes without use after which the office asks for the second factor again. */
  idleMinutes: number
  clock: Clock
  /**
   * Whether an account still belongs to a member of staff.
   * @throws {Unavailable}
   */
  isMember(id: string): Promise<boolean>
  /** Secrets that all processes share. */
  keys: () => readonly string[]
  names: NamesInLog
}

export type Office = ReturnType<typeof createOffice>

/**
 * The services of the office's pages, besides the features themselves. Every call throws
 * `Unavailable`.
 */
export function createOffice({
  database: { db },
  idleMinutes,
  clock,
  isMember,
  keys,
  names,
}: Options) {
  const marks = createMemberMarks(keys)
  const idle = idleMinutes * minute
  const { on, guarded } = operationsOn('The office', db)
  return {
    /** The entry of the member who asks; see {@link judgeEntry}. */
    enter: (account: Account, { background }: { background: boolean }) =>
      judgeEntry({ db, idle, marks, isMember }, account, { now: clock(), background }),
    /** Whether a mark says that a member has used the office in a browser; needs no database. */
    isKnown: (mark: string | undefined) => marks.read(mark) !== undefined,
    lastSeen: on(readLastSeen),
    /** One page of the log of changes, newest first. */
    changes: (page: Parameters<typeof auditEntries>[1]): Promise<NamedEntry[]> =>
      guarded(auditEntries(db, page).then((entries) => withRowNames(db, entries, names))),
    forms: {
      store: (memberId: string, form: UnsentForm) =>
        guarded(storeUnsentForm(db, memberId, form, clock())),
      list: (memberId: string) => guarded(listUnsentForms(db, memberId, clock())),
      read: (memberId: string, path: string) =>
        guarded(readUnsentForm(db, memberId, path, clock())),
      remove: on(deleteUnsentForm),
    },
  }
}
