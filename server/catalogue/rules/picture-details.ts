import * as v from 'valibot'
import { pictureRooms } from '../../database/tables/column-values.ts'
import type { PictureDetails } from '../../database/tables/homes.ts'

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000))
const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
/** An alternative text of one line; it may be empty while nobody has written it. */
const alternative = v.pipe(v.string(), v.maxLength(300), v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u))

/** Details of a home's own pictures, by their address; at most as many as a home may have. */
export const pictureDetails: v.GenericSchema<unknown, Record<string, PictureDetails>> = v.pipe(
  v.record(
    v.pipe(v.string(), v.regex(/^\/pictures\/[\w.-]+\.jpg$/), v.maxLength(200)),
    v.strictObject({
      width: pixels,
      height: pixels,
      colour: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
      x: fraction,
      horizon: fraction,
      room: v.optional(v.picklist(pictureRooms)),
      alt: v.strictObject({ en: alternative, es: alternative }),
    }),
  ),
  v.check((details) => Object.keys(details).length <= maxPictures),
)

/** The most pictures that one home may have. */
export const maxPictures = 60
