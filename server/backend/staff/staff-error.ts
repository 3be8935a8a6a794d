/**
 * Why a change of staff is refused:
 * - `unknown`: the address belongs to no member of staff
 * - `unchanged`: they are a member already, or have that role
 * - `lastManager`: nobody would be left to manage the others
 */
type StaffProblem = 'unknown' | 'unchanged' | 'lastManager'

export class StaffError extends Error {
  override name = 'StaffError'
  readonly problem: StaffProblem

  constructor(problem: StaffProblem) {
    super(`The change of staff is refused: ${problem}`)
    this.problem = problem
  }
}
