import { CompiledQuery, type Kysely, type KyselyPlugin, type RootOperationNode } from 'kysely'
import type { Database } from '#server/database/database.ts'
import type { Schema } from '#server/database/schema.ts'

/** The plans of all statements that the work runs, in their order, as the engine explains them. */
export async function plansOf(
  database: Database,
  work: (db: Kysely<Schema>) => Promise<unknown>,
): Promise<string[]> {
  const nodes: RootOperationNode[] = []
  const capture: KyselyPlugin = {
    transformQuery({ node }) {
      nodes.push(node)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  await work(database.db.withPlugin(capture))
  const plans: string[] = []
  for (const node of nodes) {
    const { sql, parameters } = database.db.getExecutor().compileQuery(node, { queryId: 'plan' })
    const explain = database.engine === 'sqlite' ? 'explain query plan' : 'explain'
    const { rows } = await database.db.executeQuery<Record<string, unknown>>(
      CompiledQuery.raw(`${explain} ${sql}`, [...parameters]),
    )
    plans.push(rows.map((row) => row.detail ?? row['QUERY PLAN']).join('\n'))
  }
  return plans
}
