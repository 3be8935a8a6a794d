import type { Actor } from '../../audit-log/actor.ts'
import { FeedError, type FeedProblem } from '../../catalogue/exchange/feed-problem.ts'
import type { Database } from '../../database/database.ts'
import { orUnavailable } from '../../database/or-unavailable.ts'
import type { Clock } from '../../shared/time/clock.ts'
import { type Applying, applyImport, type Chosen } from './apply-import.ts'
import { storeImportFile } from './import-file.ts'
import { type EarlierImport, listImports } from './list-imports.ts'
import { type ImportPlan, planFileImport } from './plan-file-import.ts'
import { undoImport } from './undo-import.ts'

/** Imports of homes from files, into our own database. All of it throws {@link Unavailable}. */
export interface Imports {
  /**
   * Keeps a file until somebody decides about it.
   * @returns its id, or why it is no file of homes.
   */
  read(
    name: string,
    bytes: Uint8Array,
    actor: Actor,
  ): Promise<{ id: string } | { problem: FeedProblem }>
  /** @returns undefined when there is no such file, or somebody decided about it. */
  plan(id: string): Promise<ImportPlan | undefined>
  /** Makes the chosen changes, all of them or none. */
  apply(id: string, chosen: Chosen, actor: Actor): Promise<Applying>
  /** Undoes an import as a whole, unless one of its homes was changed since. */
  undo(id: string, actor: Actor): Promise<'undone' | 'changed' | 'missing'>
  earlier(): Promise<EarlierImport[]>
}

/** @param now in milliseconds since 1970. */
export function createImports(database: Database, siteUrl: string, now: Clock): Imports {
  const context = { db: database.db, engine: database.engine, siteUrl, now }
  const guarded = <T>(work: Promise<T>) => orUnavailable('The imports of homes', work)
  return {
    async read(name, bytes, actor) {
      try {
        return { id: await guarded(storeImportFile(context, { name, bytes }, actor)) }
      } catch (error) {
        if (error instanceof FeedError) return { problem: error.problem }
        throw error
      }
    },
    plan: (id) => guarded(planFileImport(context, id)),
    apply: (id, chosen, actor) => guarded(applyImport(context, id, chosen, actor)),
    undo: (id, actor) => guarded(undoImport(context, id, actor)),
    earlier: () => guarded(listImports(context)),
  }
}
