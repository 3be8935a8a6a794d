import type { Actor } from '../../audit-log/actor.ts'
import type { Database } from '../../database/database.ts'
import type { Resizer } from '../../pictures/resize/resizer.ts'
import { BoundedQueue } from '../../shared/bounded-queue.ts'
import type { Member } from '../../staff/member.ts'
import { may, type Right } from '../../staff/rights.ts'
import type { SigningKeys } from '../auth/signing-keys.ts'
import type { Blobs } from './blobs/blobs.ts'
import { accessDenied } from './storage-error.ts'

/** What the storage needs beside the database. */
export interface StoragePlace {
  blobs: Blobs
  /** Of uploads: visitors who ask for pictures do not fill its queue. */
  checker: Pick<Resizer, 'check'>
  resizer: Pick<Resizer, 'resize'>
}

export interface StorageContext extends StoragePlace {
  database: Database
  keys: SigningKeys
  siteUrl: string
  /** An upload is in memory until all of it is there: so many are at a time. */
  uploads: BoundedQueue
}

/** At most about 200 MB of memory. */
export const uploadQueue = () => new BoundedQueue({ atOnce: 6, waiting: 60 })

/** Who asks. */
export interface Caller {
  /** Undefined for visitors, users, and staff without the second step. */
  member: Member | undefined
  sessionId: string | undefined
  requestId: string | undefined
}

/** @throws {StorageError} 403 for whoever has not the right. @returns who the log names. */
export function actorOf({ member, requestId }: Caller, right: Right): Actor {
  if (!may(member, right)) throw accessDenied()
  return { id: member.id, name: member.email, requestId }
}

/** Whether somebody sees the objects of private buckets, and lists. */
export const seesAll = ({ member }: Caller): boolean => may(member, 'files.write')
