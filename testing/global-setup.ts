import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Undefined where no PostgreSQL is installed: then its half of the suite is skipped. */
    postgresUrl: string | undefined
  }
}

/** One PostgreSQL server for the whole run. */
export default async function setup(project: TestProject) {
  const postgres = await startPostgres()
  if (!postgres)
    console.warn('PostgreSQL is not installed: its half of the tests is skipped (npm run setup)')
  project.provide('postgresUrl', postgres?.url)
  return () => postgres?.stop()
}
