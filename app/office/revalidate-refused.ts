import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * Loads a screen again even after a refused form: its texts are stored by then, so the revision,
 * the state and the number of changes have changed. After a failure of the server nothing is
 * loaded, because that would fail too.
 */
export const revalidateRefused = ({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate || (actionStatus !== undefined && actionStatus < 500)
