import { expect, test } from 'vitest'
import { environment, nodeOptions } from '../../scripts/runtime.mjs'
import { testPlace } from '../../testing/databases.ts'
import { full, longTest, scaled } from '../../testing/full.ts'
import { startServer } from '../../testing/server-process.ts'
import { percentile, soak } from '../../testing/soak-load.ts'

/** MB. On a processor that other tests use, requests pile up, and take more. */
const mostMemory = scaled(350, 250)

test(
  'pages, leads and sign-ins for a long time: memory stays bounded, and nobody waits',
  { timeout: longTest },
  async () => {
    const { dataDir, remove } = await testPlace('sqlite', { migrated: true })
    const { url, pid, end } = await startServer(
      { DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...environment },
      { nodeOptions },
    )
    const { memory, leads, unexpected } = await soak(url, pid, scaled(20, 600))
    expect(unexpected).toEqual([])
    expect(Math.max(...memory)).toBeLessThan(mostMemory)
    // Elsewhere in the same run other tests use the processor too.
    if (full) expect(percentile(leads, 0.95)).toBeLessThan(300)
    expect(await end('SIGTERM')).toBe(0)
    await remove()
  },
)
