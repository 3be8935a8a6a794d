import type { Actor } from '../../audit-log/actor.ts'
import { FeedError, type FeedProblem } from '../../catalogue/exchange/feed-problem.ts'
import type { Database } from '../../database/database.ts'
import { operationsOn } from '../../database/or-unavailable.ts'
import type { Clock } from '../../shared/time/clock.ts'
import { applyImport } from './apply-import.ts'
import { storeImportFile } from './import-file.ts'
import { listImports } from './list-imports.ts'
import { planFileImport } from './plan-file-import.ts'
import { undoImport } from './undo-import.ts'

export type Imports = ReturnType<typeof createImports>

/**
 * Imports of homes from files, into our own database. Every call may throw `Unavailable`.
 * @param clock in milliseconds since 1970.
 */
export function createImports({ db, engine }: Database, siteUrl: string, clock: Clock) {
  const { on } = operationsOn('The imports of homes', { db, engine, siteUrl, clock })
  const store = on(storeImportFile)
  return {
    /**
     * Stores a file until a member applies it, for a limited time.
     * @returns its id, or the reason why it is not a file of homes.
     */
    async read(
      name: string,
      bytes: Uint8Array,
      actor: Actor,
    ): Promise<{ id: string } | { problem: FeedProblem }> {
      try {
        return { id: await store({ name, bytes }, actor) }
      } catch (error) {
        if (error instanceof FeedError) return { problem: error.problem }
        throw error
      }
    },
    plan: on(planFileImport),
    apply: on(applyImport),
    undo: on(undoImport),
    earlier: on(listImports),
  }
}
