import { NetworkBudget } from '../../shared/addresses/network-budget.ts'

/**
 * What one network may have made for it, by kind: some at once, and some each second afterwards.
 * What is in memory is sent to everybody and counts for nothing.
 */
const budgets = {
  /** Pages to render: a person opens a few, an office behind one address a few dozen. */
  page: { burst: 120, perSecond: 10 },
  /**
   * Forms of visitors. It is far above what people send, because a lead has stricter rules of its
   * own, which put it aside for the agency and refuse none (docs/requirements/leads.md#spam).
   */
  form: { burst: 120, perSecond: 2 },
  /**
   * Calls of the backend, of which the costliest takes 40 ms of the process. The pages make theirs
   * within it, where nothing is counted.
   */
  call: { burst: 60, perSecond: 5 },
  /** Stored files by their address: a portal fetches all pictures of a home at once. */
  file: { burst: 600, perSecond: 50 },
}

/** What costs time to answer. */
export type AdmittedKind = keyof typeof budgets

/**
 * Takes one of a kind from the budget of an address's network.
 * @param address undefined where it is unknown; then all is admitted.
 * @returns whether there was one left. Where there was none, the answer is 429.
 */
export type Admit = (kind: AdmittedKind, address: string | undefined) => boolean

/** The one rule for what strangers may ask of this process. */
export function createAdmission(): Admit {
  const networks = {
    page: new NetworkBudget(budgets.page),
    form: new NetworkBudget(budgets.form),
    call: new NetworkBudget(budgets.call),
    file: new NetworkBudget(budgets.file),
  }
  return (kind, address) => networks[kind].take(address)
}
