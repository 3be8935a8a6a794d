import { expect, test } from 'vitest'
import { environment, nodeOptions } from '../../scripts/runtime.mjs'
import { engines, hasPostgres, testPlace } from '../../testing/databases.ts'
import { full, longTest, scaled, timeLimit } from '../../testing/full.ts'
import { percentileOf } from '../../testing/percentile.ts'
import { startServer } from '../../testing/server-process.ts'
import { soak } from '../../testing/soak-load.ts'

/** In MB. Before garbage collection, a busy machine takes more. */
const maxMemory = scaled(500, 250)

test.for(full && hasPostgres ? engines : (['sqlite'] as const))(
  'on %s, a long load is answered whole, and memory stays bounded',
  { timeout: longTest },
  async (engine) => {
    const { env, remove } = await testPlace(engine, { migrated: true })
    const { url, pid, end } = await startServer(
      { ...env, LOG_LEVEL: 'warn', ...environment },
      { nodeOptions },
    )
    const { memory, leads, unexpected } = await soak(url, pid, {
      seconds: scaled(4, 600),
      oneAtATime: !full,
    })
    expect(unexpected).toEqual([])
    expect(Math.max(...memory)).toBeLessThan(maxMemory)
    expect(leads.length).toBeGreaterThan(0)
    expect(percentileOf(leads, 0.95)).toBeLessThan(timeLimit(300))
    expect(await end('SIGTERM')).toBe(0)
    await remove()
  },
)
