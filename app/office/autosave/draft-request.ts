import { answerLimitSignal } from '../device/answer-limit.ts'
import { tryConnection } from '../device/connection.ts'

/** The server's answer to a form that saves itself; see `homes/edit/draft.ts`. */
export interface DraftAnswer<C> {
  /** The values with which the form's later changes are compared. */
  base: Record<string, string>
  fields: Record<string, string>
  conflicts: C[]
  /** The number of fields with unpublished changes. */
  changes: number
  /** The revision of the draft, for forms with a `ShownDraft`. */
  draft?: number
  at: string
  /** The names of others who have written here in the last minutes. */
  others?: string[]
  /** The names of other people who last wrote each field. */
  authors?: Readonly<Record<string, string>>
}

/** The server's answer; undefined for other JSON, such as that of a proxy. */
const read = <C>(value: unknown): DraftAnswer<C> | undefined =>
  isAnswer<C>(value) ? value : undefined

const isAnswer = <C>(value: unknown): value is DraftAnswer<C> =>
  typeof value === 'object' &&
  value !== null &&
  'base' in value &&
  'fields' in value &&
  [value.base, value.fields].every((one) => typeof one === 'object' && one !== null) &&
  'conflicts' in value &&
  Array.isArray(value.conflicts) &&
  'changes' in value &&
  typeof value.changes === 'number' &&
  'at' in value &&
  typeof value.at === 'string'

/**
 * Sends a draft.
 * @returns undefined if the server did not answer, or answered with something else: the session may
 * have ended.
 */
export async function sendDraft<C>(
  path: string,
  body: FormData,
): Promise<DraftAnswer<C> | undefined> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      body,
      redirect: 'error',
      signal: answerLimitSignal(),
    })
    return response.ok ? read<C>(await response.json()) : undefined
  } catch {
    // A redirect is also treated as a failure: the session may have ended.
    void tryConnection()
    return undefined
  }
}

/**
 * Reads the current draft without counting as use of the office; undefined as for {@link
 * sendDraft}.
 */
export async function fetchDraft<C>(path: string): Promise<DraftAnswer<C> | undefined> {
  try {
    const response = await fetch(path, {
      redirect: 'error',
      headers: { 'X-Background': '1' },
      signal: answerLimitSignal(),
    })
    return response.ok ? read<C>(await response.json()) : undefined
  } catch {
    return undefined
  }
}
