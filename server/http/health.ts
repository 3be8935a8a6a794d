import type { Context } from 'hono'
import { type Config, missingCompanyData } from '../config/config.ts'
import type { ReadStatus, SiteStatus } from '../status.ts'

/**
 * The responses of `/live`, `/ready` and `/health`; they contain nothing that helps an attacker.
 */
const respond = (c: Context, isGood: boolean, body: object) => {
  c.header('Cache-Control', 'no-store')
  return c.json({ status: isGood ? 'ok' : 'failing', ...body }, isGood ? 200 : 503)
}

/** `GET /live`: 200 as long as the process answers at all. Restart it when it does not. */
export const live = (c: Context) => respond(c, true, {})

/**
 * `GET /ready`: 200 when this process can take leads, into the database or the spool, and show the
 * pages that need no home. A proxy that sends requests only to ready processes loses no request
 * that could have been answered.
 */
export const ready = (readStatus: ReadStatus) => async (c: Context) => {
  const status = await readStatus()
  return respond(c, status.disk === 'ok', {})
}

/**
 * `GET /health`: for alarms. 503 when a part that visitors need fails, or when a job has failed for
 * an hour and a person has to repair it. A failing `mail` alone gives 200, because it only delays
 * e-mails. `companyData` is `missing` while data for the legal pages is not configured.
 */
export const health = (readStatus: ReadStatus, config: Config) => async (c: Context) => {
  const companyData = missingCompanyData(config).length > 0 ? 'missing' : 'complete'
  const { database, disk, mail, backend, jobs, failingJobs, queue } = await readStatus()
  const isGood = [database, disk, backend, jobs].every(isWorking)
  const uptimeSeconds = Math.round(process.uptime())
  return respond(c, isGood, {
    uptimeSeconds,
    database,
    disk,
    mail,
    backend,
    jobs,
    failingJobs,
    companyData,
    queue,
  })
}

const isWorking = (part: SiteStatus['backend']) => part !== 'failing'
