/** A time as text, for what people or other programs read: ISO 8601, in UTC. */
export const isoTime = (time: number): string => new Date(time).toISOString()
