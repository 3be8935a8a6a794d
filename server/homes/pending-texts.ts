import type { Database } from '../database/database.ts'

/**
 * Texts in our own database, besides drafts, that may become those of a home: scheduled changes,
 * uploaded files, and homes as they were before the last import. They contain the ids of stored
 * files.
 */
export async function findPendingTexts({ db }: Pick<Database, 'db'>): Promise<string[]> {
  const [schedules, imports] = await Promise.all([
    db.selectFrom('home_schedules').select('cells').execute(),
    db
      .selectFrom('home_imports')
      .select(['content', 'undo'])
      .where(({ or, eb }) => or([eb('content', 'is not', null), eb('undo', 'is not', null)]))
      .execute(),
  ])
  return [
    ...schedules.map(({ cells }) => textOf(cells)),
    ...imports.flatMap(({ content, undo }) => [content ?? '', textOf(undo)]),
  ]
}

const textOf = (json: unknown) => (typeof json === 'string' ? json : JSON.stringify(json))
