import * as v from 'valibot'
import { maxUpload } from '../bucket-row.ts'

const units = { b: 1, kb: 1e3, mb: 1e6, gb: 1e9 }

/** A size limit: `20MB`, `30KB`, `3B` or a number of bytes, at most that of the largest upload. */
const size = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((value) => {
    if (typeof value === 'number') return value
    const [, number, unit = ''] = /^(\d{1,12}(?:\.\d+)?)(b|kb|mb|gb)?$/i.exec(value) ?? []
    const factor = Object.entries(units).find(([name]) => name === (unit.toLowerCase() || 'b'))?.[1]
    return number === undefined || factor === undefined
      ? Number.NaN
      : Math.round(Number(number) * factor)
  }),
  v.integer('Invalid file size format, hint: use 20MB / 30KB / 3B'),
  v.minValue(1, 'Invalid file size limit'),
  v.maxValue(maxUpload, 'The file size limit exceeds the largest upload'),
)

const types = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^[a-z]+\/([a-z0-9.+-]+|\*)$/, 'Invalid mime type'))),
  v.maxLength(50),
)

/** The body that changes a bucket; absent fields stay as they are. */
export const bucketChange = v.object({
  public: v.optional(v.boolean()),
  file_size_limit: v.nullish(size),
  allowed_mime_types: v.nullish(types),
})

/** The body that creates a bucket. */
export const newBucket = v.object({
  ...bucketChange.entries,
  name: v.string(),
  id: v.optional(v.string()),
})

/** The query parameters of a list of buckets. */
export const bucketPage = v.object({
  limit: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number)), '1000'),
  offset: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)), '0'),
  search: v.optional(v.string(), ''),
  sortColumn: v.optional(v.picklist(['id', 'name', 'created_at', 'updated_at']), 'name'),
  sortOrder: v.optional(v.picklist(['asc', 'desc']), 'asc'),
})
