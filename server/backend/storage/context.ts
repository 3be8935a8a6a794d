import type { Actor } from '../../audit-log/actor.ts'
import type { Database } from '../../database/database.ts'
import type { Resizer } from '../../pictures/resize/resizer.ts'
import type { Clock } from '../../shared/time/clock.ts'
import { BoundedQueue } from '../../shared/work/bounded-queue.ts'
import type { Member } from '../../staff/member.ts'
import { may, type Right } from '../../staff/rights.ts'
import type { SigningKeys } from '../auth/signing-keys.ts'
import type { BackendEnv } from '../gateway/env.ts'
import type { Blobs } from './blobs/blobs.ts'
import { accessDenied } from './storage-error.ts'

/** The dependencies of the storage, besides the database. */
export interface StorageDependencies {
  blobs: Blobs
  /**
   * The queue of uploads; it is separate, so that visitors' requests for pictures do not fill it.
   */
  checker: Pick<Resizer, 'check'>
  resizer: Pick<Resizer, 'resize'>
}

export interface StorageContext extends StorageDependencies {
  database: Database
  keys: SigningKeys
  siteUrl: string
  clock: Clock
  /** Limits concurrent uploads, because an upload is in memory until it is complete. */
  uploads: BoundedQueue
}

/** The queue takes at most about 200 MB of memory. */
export const uploadQueue = () => new BoundedQueue({ atOnce: 6, waiting: 60 })

/** The sender of a request. */
export interface StorageCaller {
  /** Undefined for visitors, for other users, and for staff without the second step. */
  member: Member | undefined
  sessionId: string | undefined
  requestId: string | undefined
}

/**
 * @returns the actor for the audit log.
 * @throws {StorageError} 403 without the right.
 */
export function storageActor({ member, requestId }: StorageCaller, right: Right): Actor {
  if (!may(member, right)) throw accessDenied()
  return { id: member.id, name: member.email, requestId }
}

/** Whether a caller may read private buckets and list objects. */
export const mayReadPrivate = ({ member }: StorageCaller): boolean => may(member, 'files.write')

/** The Hono environment of the storage's routes. */
export interface StorageEnv extends BackendEnv {
  Variables: { caller: StorageCaller }
}
