import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * Loads a screen again after a form that was refused as well: its texts are stored by then, so that
 * revision, state and number of changes are others. After a failure of the server nothing is
 * loaded, which would fail as the form did.
 */
export const revalidateRefused = ({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate || (actionStatus !== undefined && actionStatus < 500)
