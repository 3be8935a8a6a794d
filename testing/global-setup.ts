import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Undefined where no PostgreSQL is installed: then its half of the suite is left out. */
    postgresUrl: string | undefined
  }
}

/** One PostgreSQL server for the whole run. */
export default async function setup(project: TestProject) {
  const postgres = await startPostgres()
  if (!postgres) console.warn('No PostgreSQL is installed: tests run on SQLite only')
  project.provide('postgresUrl', postgres?.url)
  return () => postgres?.stop()
}
