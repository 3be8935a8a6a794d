import { Unavailable } from '../unavailable.ts'
import { isOutage } from './unreachable.ts'

/**
 * Waits for work with the database.
 * @param what the visitor cannot have without it, as a log line names it.
 * @throws {Unavailable} in an outage of the database. Any other error stays as it is, also one of a
 *   query that the database refuses: that is a mistake of ours.
 */
export async function orUnavailable<T>(what: string, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw isOutage(error) ? new Unavailable(what, error) : error
  }
}

/**
 * `on` passes `needs` as the first argument to operations; `guarded` takes any other work. Both
 * turn an outage into {@link Unavailable}, as {@link orUnavailable} does.
 */
export const operationsOn = <Needs>(what: string, needs: Needs) => ({
  on:
    <Args extends unknown[], Result>(operation: (needs: Needs, ...args: Args) => Promise<Result>) =>
    (...args: Args): Promise<Result> =>
      orUnavailable(what, operation(needs, ...args)),
  guarded: <Result>(work: Promise<Result>): Promise<Result> => orUnavailable(what, work),
})
