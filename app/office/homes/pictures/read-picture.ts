import { pictureRooms } from '#server/catalogue/property.ts'

export { pictureRooms }

/** A room of the list; undefined for none. */
export const roomOf = (text: string) => pictureRooms.find((room) => room === text)

/** A percentage as a fraction, within the picture. */
export function fractionOf(text: string): number {
  const percent = Number(text.replace(',', '.'))
  return Number.isFinite(percent)
    ? Math.round(Math.min(100, Math.max(0, percent)) * 10) / 1000
    : 0.5
}
