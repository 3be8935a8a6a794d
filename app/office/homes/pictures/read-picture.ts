import { pictureRooms } from '#server/catalogue/property.ts'

export { pictureRooms }

/** A room of the list; undefined if there is no such room. */
export const roomOf = (text: string) => pictureRooms.find((room) => room === text)

/** A percentage as a fraction between 0 and 1. */
export function fractionOf(text: string): number {
  const percent = Number(text.replace(',', '.'))
  return Number.isFinite(percent)
    ? Math.round(Math.min(100, Math.max(0, percent)) * 10) / 1000
    : 0.5
}
