import type { Logger } from 'pino'
import { Breaker } from './shared/work/breaker.ts'

interface GuardedFetch {
  fetch: typeof fetch
  breakers: readonly Breaker[]
  stop(): void
}

/**
 * In milliseconds. A call to another continent takes a few hundred, including the first connection.
 */
const times = { slow: 700, probeTimeout: 1_200, probeInterval: 2_000 }

/**
 * The services of a project, which can fail independently. A service works if it answers the probe
 * at all, even with an error. `deadline` of a call is in milliseconds; it is long for files.
 */
const services = [
  { path: '/rest/v1/', probe: '/rest/v1/properties?select=id&limit=1', deadline: 6_000 },
  { path: '/auth/v1/', probe: '/auth/v1/health', deadline: 6_000 },
  { path: '/storage/v1/', probe: '/storage/v1/status', deadline: 120_000 },
]

/**
 * `fetch` for a hosted project. Once a service hangs, its calls fail at once instead of waiting for
 * their deadlines, until it answers again.
 * @param url address of the project.
 * @param key its public key.
 */
export function guardedFetch(url: string, key: string, log: Logger): GuardedFetch {
  const guards = services.map(({ path, probe, deadline }) => {
    const dependency = `${path.slice(1, -1)} of the hosted project`
    const breaker = new Breaker({
      dependency,
      ...times,
      probe: async (signal) => {
        const answer = await fetch(url + probe, { headers: { apikey: key }, signal })
        await answer.body?.cancel()
      },
      onChange(isOpen, reason) {
        if (isOpen) log.error({ err: reason }, `${dependency} does not answer`)
        else log.info(`${dependency} answers again`)
      },
    })
    return { path, breaker, deadline }
  })
  return {
    breakers: guards.map(({ breaker }) => breaker),
    stop: () => guards.forEach(({ breaker }) => breaker.stop()),
    fetch(input, init) {
      const address = input instanceof Request ? input.url : String(input)
      const guard = guards.find(({ path }) => address.startsWith(url + path))
      if (!guard) return fetch(input, init)
      return guard.breaker.run(() => fetch(input, init), {
        deadline: guard.deadline,
        isFailure: () => true,
      })
    },
  }
}
