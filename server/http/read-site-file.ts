import type { Hono } from 'hono'
import type { SiteFile } from '../shared/site-file.ts'
import type { RequestEnv } from './middleware/request-env.ts'

/**
 * Reads a file of the site within this process.
 * @param path the path, including its language.
 * @returns undefined where there is no such file.
 * @throws if the file exists but cannot be made or read now.
 */
export async function readSiteFile(
  app: Hono<RequestEnv>,
  siteUrl: string,
  path: string,
): Promise<SiteFile | undefined> {
  const response = await app.request(new URL(path, siteUrl))
  if (response.status === 404 || response.status === 410) return undefined
  if (!response.ok) throw new Error(`${path} cannot be read now: ${response.status}`)
  return {
    bytes: new Uint8Array(await response.arrayBuffer()),
    type: response.headers.get('Content-Type') ?? 'application/octet-stream',
  }
}
