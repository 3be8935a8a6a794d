import { type Kysely, sql } from 'kysely'
import type { Schema } from '#server/database/schema.ts'

/** How many copies of the homes one statement makes, because the time of a statement is limited. */
const roundsAtOnce = 100

/** Copies the existing homes until there are this many, with different prices and sizes. */
export async function copyHomes(db: Kysely<Schema>, size: number): Promise<void> {
  const own = await db.selectFrom('properties').selectAll().execute()
  const differing = ['id', 'slug', 'ref', 'price', 'area']
  const same = Object.keys(own[0] ?? {}).filter((name) => !differing.includes(name))
  const columns = sql.join(same.map((name) => sql.ref(name)))
  const rounds = Math.ceil(size / own.length) - 1
  for (let from = 1; from <= rounds; from += roundsAtOnce)
    await sql`
      with recursive copies(n) as (
        select cast(${from} as integer)
        union all
        select n + 1 from copies where n < ${Math.min(from + roundsAtOnce - 1, rounds)}
      )
      insert into properties (id, slug, ref, price, area, ${columns})
      select id || '-' || n, slug || '-' || n, ref || '-' || n, price + n * 100, area + n % 50, ${columns}
      from properties, copies
      where id in (${sql.join(own.map(({ id }) => id))})
    `.execute(db)
  await sql`analyze properties`.execute(db)
}
