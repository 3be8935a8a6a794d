import { NetworkBudget } from '../../shared/addresses/network-budget.ts'
import { mapValues } from '../../shared/record.ts'

/**
 * How much work one network may cause, by kind: `burst` requests at once and `perSecond`
 * afterwards. Answers from memory cost almost nothing and do not count.
 */
const budgets = {
  /** Pages to render. One person opens a few at once, an office with one address a few dozen. */
  page: { burst: 120, perSecond: 10 },
  /**
   * Forms of visitors. The limit is far above what people send: the spam guard has stricter limits,
   * beyond which it quarantines a lead instead of refusing it (docs/requirements/leads.md#spam).
   */
  form: { burst: 120, perSecond: 2 },
  /** Pages and forms of the office, for all members of one network together. */
  office: { burst: 600, perSecond: 50 },
  /**
   * Calls of the backend, the most expensive of which takes 40 ms of the process. Pages call it
   * within the process, which is not counted.
   */
  call: { burst: 60, perSecond: 5 },
  /** Stored files by their address: a portal fetches all pictures of a home at the same time. */
  file: { burst: 600, perSecond: 50 },
}

/** The kinds of requests that take time to answer. */
type AdmittedKind = keyof typeof budgets

/**
 * Takes one request of a kind from the budget of an address's network.
 * @param address undefined where it is unknown; then every request is admitted.
 * @returns whether the budget allowed it. If not, the answer is 429.
 */
export type Admit = (kind: AdmittedKind, address: string | undefined) => boolean

/** Creates the budgets of this process. */
export function createAdmission(): Admit {
  const networks = mapValues(budgets, (budget) => new NetworkBudget(budget))
  return (kind, address) => networks[kind].take(address)
}
