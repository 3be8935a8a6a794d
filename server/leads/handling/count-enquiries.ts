import { week } from '../../shared/time/durations.ts'
import { isoTime } from '../../shared/time/iso-time.ts'
import type { LeadContext } from './handle-lead.ts'

/** How many weeks of enquiries a list of homes shows. */
export const enquiryWeeks = 7

/**
 * The number of enquiries about homes in each of the last weeks, latest week last, by the home's
 * reference. Homes without enquiries are absent. Suspects do not count.
 */
export async function countEnquiries(
  { db, clock }: LeadContext,
  references: readonly string[],
): Promise<Map<string, number[]>> {
  if (references.length === 0) return new Map()
  const end = clock()
  const startOf = (index: number) => isoTime(end - (enquiryWeeks - index) * week)
  const rows = await db
    .selectFrom('leads')
    .where('state', '=', 'new')
    .where('home_ref', 'in', references)
    .where('created_at', '>=', startOf(0))
    .groupBy('home_ref')
    .select(['home_ref'])
    .select(({ fn }) =>
      Array.from({ length: enquiryWeeks }, (_, index) =>
        fn
          .countAll<number>()
          .filterWhere('created_at', '>=', startOf(index))
          .filterWhere('created_at', '<', startOf(index + 1))
          .as(`week_${index}`),
      ),
    )
    .execute()
  return new Map(
    rows.map(({ home_ref, ...counts }) => [
      home_ref ?? '',
      Array.from({ length: enquiryWeeks }, (_, index) => Number(counts[`week_${index}`] ?? 0)),
    ]),
  )
}
