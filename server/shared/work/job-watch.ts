import { hour, minute } from '../time/durations.ts'
import { repeat, type Repeated } from './repeat.ts'

/** The log that receives the alarms. */
type AlarmLog = Record<'error' | 'info', (details: object, text: string) => void>

/** A job that fails for this long needs a person, in milliseconds. */
const alarmAfter = hour

export interface JobWatch extends Repeated {
  add(name: string, job: Pick<Repeated, 'failingFor'>): void
  /** The names of the jobs whose every run has failed for an hour. */
  failing(): string[]
}

/**
 * Watches repeated jobs. Each logs a failure only once, so nobody would notice a job that never
 * works again; a line every hour names each such job.
 */
export function createJobWatch(log: AlarmLog, wait?: Parameters<typeof repeat>[2]): JobWatch {
  const jobs = new Map<string, Pick<Repeated, 'failingFor'>>()
  /** For how many hours each failing job has been reported. */
  const reported = new Map<string, number>()

  function report(): void {
    for (const [name, job] of jobs) {
      const hours = Math.floor(job.failingFor() / alarmAfter)
      if (hours > (reported.get(name) ?? 0))
        log.error({ job: name, hours }, 'a job has failed for an hour or longer')
      if (hours === 0 && reported.has(name)) log.info({ job: name }, 'the job works again')
      if (hours > 0) reported.set(name, hours)
      else reported.delete(name)
    }
  }

  const onFailure = (error: unknown) => log.error({ err: error }, 'jobs could not be watched')
  return {
    ...repeat({ interval: minute, onFailure }, async () => report(), wait),
    add: (name, job) => void jobs.set(name, job),
    failing: () =>
      [...jobs].flatMap(([name, job]) => (job.failingFor() >= alarmAfter ? [name] : [])),
  }
}
