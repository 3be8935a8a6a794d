import { isUnreachable } from './unreachable.ts'

/**
 * Does work for each item, one after the other, and continues after an item that fails.
 * @throws at once while the database does not answer; otherwise, after the last item, the error, or
 *   an `AggregateError` of several.
 */
export async function tryEach<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const errors: unknown[] = []
  for (const item of items)
    try {
      await work(item)
    } catch (error) {
      if (isUnreachable(error)) throw error
      errors.push(error)
    }
  if (errors.length === 1) throw errors[0]
  if (errors.length > 1)
    throw new AggregateError(errors, `${errors.length} of ${items.length} failed`)
}
