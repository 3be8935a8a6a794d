/** How far Spain is ahead of UTC at a time, in milliseconds. */
function ahead(at: number): number {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'Europe/Madrid',
  }).format(at)
  return Date.parse(`${parts.replace(' ', 'T')}Z`) - at
}

/** A time that was typed in Spain, `2027-03-01T09:00`, as ISO 8601 in UTC; undefined for what is none. */
export function readSpainTime(text: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) return undefined
  const local = Date.parse(`${text}:00Z`)
  if (Number.isNaN(local)) return undefined
  const first = local - ahead(local)
  // Near a change of the clocks the first guess may be an hour off.
  return new Date(local - ahead(first)).toISOString()
}
