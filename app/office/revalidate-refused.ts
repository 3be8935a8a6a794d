import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * Loads a screen again even after a refused form: its texts are stored by then, or a colleague has
 * changed what it is about, so the revision and the state have changed. After a failure of the
 * server nothing is loaded, because that would fail too.
 */
export const revalidateRefused = ({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate || (actionStatus !== undefined && actionStatus < 500)

/**
 * Loads a screen again after a form that came too late: a colleague has changed what it is about.
 * Any other refusal leaves the screen as it is, even if its subject no longer exists.
 */
export const revalidateOutdated = ({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => defaultShouldRevalidate || actionStatus === 409
