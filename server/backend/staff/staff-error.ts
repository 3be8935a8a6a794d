/**
 * The reasons for which a change of staff is refused:
 * - `unknown`: the address belongs to no member of staff
 * - `unchanged`: the person is a member already, or has that role
 * - `lastManager`: no manager would remain
 */
export type StaffRefusal = 'unknown' | 'unchanged' | 'lastManager'

/** A change of staff that is refused. */
export class StaffError extends Error {
  override name = 'StaffError'
  readonly problem: StaffRefusal

  constructor(problem: StaffRefusal) {
    super(`The change of staff is refused: ${problem}`)
    this.problem = problem
  }
}
