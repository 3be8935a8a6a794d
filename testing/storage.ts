import { crc32, deflateSync } from 'node:zlib'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { pino } from 'pino'
import sharp from 'sharp'
import { createBackend, fetchWithin } from '#server/backend/backend.ts'
import type { Bucket } from '#server/backend/storage/blobs/bucket.ts'
import { type OpenStorage, openStorage } from '#server/backend/storage/open-storage.ts'
import type { Database } from '#server/database/database.ts'
import { createResizer } from '#server/pictures/resize/resizer.ts'
import type { StaffRole } from '#server/staff/role.ts'
import { testMailer } from './account-mailer.ts'
import { staffSession } from './staff.ts'

const siteUrl = 'http://site.test'
const key = 'alboran-public'

/** Our own backend with its storage, called as the official client calls it. */
export interface TestStorage {
  opened: OpenStorage
  fetch: typeof fetch
  /** The address of `/storage/v1`. */
  url: string
  /** The official client with somebody's access token. */
  signedIn(
    role: StaffRole | undefined,
    level?: 1 | 2,
  ): Promise<{ client: SupabaseClient; token: string; id: string; sessionId: string }>
  /** The official client of a visitor. */
  visitor: SupabaseClient
}

/**
 * A single process for all tests of a worker, because starting one takes longer than most tests. It
 * ends with its worker.
 */
const resizer = { ...createResizer(), stop() {} }

/**
 * @param dataDir the folder of files, unless there is a bucket. `opened.stop()` has to be called at
 *   the end.
 */
export function testStorage(database: Database, dataDir: string, bucket?: Bucket): TestStorage {
  const log = pino({ level: 'silent' })
  const clock = Date.now
  const opened = openStorage(database, { dataDir, bucket }, { log, clock }, () => resizer)
  const backend = createBackend({
    database,
    publicKey: key,
    siteUrl,
    mailer: testMailer(siteUrl),
    log,
    clock,
    storage: opened,
  })
  const fetch = fetchWithin(backend)
  const clientOf = (token: string | undefined) =>
    createClient(siteUrl, key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { fetch, headers: token ? { Authorization: `Bearer ${token}` } : {} },
    })
  return {
    opened,
    fetch,
    url: `${siteUrl}/storage/v1`,
    visitor: clientOf(undefined),
    async signedIn(role, level = 2) {
      const { token, id, sessionId } = await staffSession(database, { siteUrl, role, level })
      return { client: clientOf(token), token, id, sessionId }
    },
  }
}

/** A black PNG of any size, which takes a kilobyte for each million pixels. */
export function blackPng(width: number, height: number): Buffer<ArrayBuffer> {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const body = Buffer.concat([Buffer.from(type), data])
    const check = Buffer.alloc(4)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // One bit for each pixel, and a byte before each row.
  header[8] = 1
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A picture of one colour. */
export const samplePicture = (
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'tiff' | 'gif' = 'jpeg',
  { width = 64, height = 48 } = {},
): Promise<Buffer<ArrayBuffer>> =>
  sharp({ create: { width, height, channels: 3, background: '#345' } })
    .toFormat(format)
    .toBuffer()
    .then((bytes) => Buffer.from(bytes))
