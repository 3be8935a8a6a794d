import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { hasPostgres, testPlace } from '../../../testing/databases.ts'
import { prepareProject } from '../../../testing/hosted-database.ts'
import { sampleHome } from '../../../testing/sample-home.ts'
import { propertiesSql } from './sql.ts'

test.skipIf(!hasPostgres)(
  'the script takes away what a project’s visitors see, and leaves other homes',
  async () => {
    const place = await testPlace('postgres')
    const client = new Client({ connectionString: place.databaseUrl })
    await client.connect()
    onTestFinished(async () => {
      await client.end()
      await place.remove()
    })
    await prepareProject(client)
    const homes = ['named', 'seen', 'due', 'draft', 'withdrawn', 'scheduled'].map((id) =>
      sampleHome({ id, slug: id, ref: id }),
    )
    await client.query(propertiesSql(homes))
    await client.query(
      `update public.properties set publication = id where id in ('draft', 'withdrawn')`,
    )
    await client.query(`update public.properties set publish_at = now() where id = 'due'`)
    await client.query(
      `update public.properties set publish_at = now() + interval '1 year' where id = 'scheduled'`,
    )
    await client.query(propertiesSql(homes.slice(0, 1)))
    const { rows } = await client.query('select id from public.properties order by id')
    expect(rows).toEqual(['draft', 'named', 'scheduled', 'withdrawn'].map((id) => ({ id })))
  },
)
