import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * Loads a screen again even after a refused form, because its revision and state have changed: the
 * form's texts were stored, or a colleague has changed the same data. After a failure of the server
 * nothing is loaded, because that would fail too.
 */
export const revalidateRefused = ({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate || (actionStatus !== undefined && actionStatus < 500)

/**
 * Loads a screen again after a form that was refused because a colleague has changed the same data.
 * Any other refusal leaves the screen as it is, even if its subject no longer exists.
 */
export const revalidateOutdated = ({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => defaultShouldRevalidate || actionStatus === 409
