/** The parameters of the address that decide which leads the board shows. */
export interface BoardQuery {
  /** `mine`, `nobody`, or the id of a member of staff; undefined for all leads. */
  who: string | undefined
  home: string | undefined
  days: (typeof periods)[number]
}

/** The days within which the lead must have been active. */
export const periods = ['30', '90', 'any'] as const

/** Reads the address; unknown values are left out. */
export const readBoardQuery = (search: URLSearchParams): BoardQuery => ({
  who: /^[\w-]{1,60}$/.exec(search.get('who') ?? '')?.[0],
  home: search.get('home')?.slice(0, 60) || undefined,
  days: periods.find((one) => one === search.get('days')) ?? '30',
})

/**
 * A column that asks for more when a card is dropped on it: `closed` how the lead ended, `offer`
 * the amount.
 */
export type MoveTarget = (typeof targets)[number]
const targets = ['closed', 'offer'] as const

export const readMoveTarget = (search: URLSearchParams): MoveTarget | undefined =>
  targets.find((one) => one === search.get('to'))

/** The query of the board's address, with the dialog that it opens. */
export function boardAddress(
  { who, home, days }: BoardQuery,
  move?: string,
  to?: MoveTarget,
): string {
  const parameters = new URLSearchParams()
  if (who) parameters.set('who', who)
  if (home) parameters.set('home', home)
  if (days !== '30') parameters.set('days', days)
  if (move) parameters.set('move', move)
  if (move && to) parameters.set('to', to)
  return parameters.size > 0 ? `?${parameters}` : ''
}
