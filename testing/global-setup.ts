import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Undefined where no PostgreSQL is installed: then its half of the suite is skipped. */
    postgresUrl: string | undefined
  }
}

/** One PostgreSQL server for the whole run. Unit tests alone are to be quick, so they run on SQLite. */
export default async function setup(project: TestProject) {
  const unitAlone = project.vitest.projects.every(({ name }) => name === 'unit')
  const postgres = unitAlone ? undefined : await startPostgres()
  if (!postgres && !unitAlone)
    console.warn('PostgreSQL is not installed: its half of the tests is skipped (npm run setup)')
  project.provide('postgresUrl', postgres?.url)
  return () => postgres?.stop()
}
