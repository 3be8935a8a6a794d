import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { pino } from 'pino'
import sharp from 'sharp'
import { createBackend, fetchWithin } from '#server/backend/backend.ts'
import type { Bucket } from '#server/backend/storage/blobs/bucket.ts'
import { type OpenStorage, openStorage } from '#server/backend/storage/open-storage.ts'
import type { Database } from '#server/database/database.ts'
import { staffSession } from './staff.ts'
import type { StaffRole } from '#server/staff/role.ts'

const siteUrl = 'http://site.test'
const key = 'alboran-public'

/** Our own backend with its storage, called as the official client calls it. */
export interface TestStorage {
  opened: OpenStorage
  fetch: typeof fetch
  /** Of `/storage/v1`. */
  url: string
  /** The official client of somebody, with their access token. */
  signedIn(
    role: StaffRole | undefined,
    level?: 1 | 2,
  ): Promise<{ client: SupabaseClient; token: string; id: string; sessionId: string }>
  /** The official client of a visitor. */
  visitor: SupabaseClient
}

/** @param dataDir where files are, unless there is a bucket. Call `opened.stop()` at the end. */
export function testStorage(database: Database, dataDir: string, bucket?: Bucket): TestStorage {
  const log = pino({ level: 'silent' })
  const opened = openStorage(database, { dataDir, bucket }, log)
  const backend = createBackend({
    database,
    publicKey: key,
    siteUrl,
    outbox: { wake() {} },
    log,
    production: true,
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
      const { token, id, sessionId } = await staffSession(database, siteUrl, role, level)
      return { client: clientOf(token), token, id, sessionId }
    },
  }
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
