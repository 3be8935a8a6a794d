import type { Logger } from 'pino'
import { Breaker } from './shared/work/breaker.ts'

interface GuardedFetch {
  fetch: typeof fetch
  breakers: readonly Breaker[]
  stop(): void
}

/** Milliseconds. A call to another continent takes a few hundred, its first connection included. */
const times = { slow: 700, probeTimeout: 1_200, probeInterval: 2_000, deadline: 6_000 }

/**
 * The two halves of a project can fail independently. Any answer, also an error, shows that one
 * works.
 */
const halves = [
  { path: '/rest/v1/', probe: '/rest/v1/properties?select=id&limit=1' },
  { path: '/auth/v1/', probe: '/auth/v1/health' },
]

/**
 * `fetch` for a hosted project. Once it hangs, calls fail at once instead of one after the other at
 * their deadline, until it answers again.
 * @param url address of the project.
 * @param key its public key.
 */
export function guardedFetch(url: string, key: string, log: Logger): GuardedFetch {
  const guards = halves.map(({ path, probe }) => {
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
    return { path, breaker }
  })
  return {
    breakers: guards.map(({ breaker }) => breaker),
    stop: () => guards.forEach(({ breaker }) => breaker.stop()),
    fetch(input, init) {
      const address = input instanceof Request ? input.url : String(input)
      const guard = guards.find(({ path }) => address.startsWith(url + path))
      if (!guard) return fetch(input, init)
      return guard.breaker.run(() => fetch(input, init), {
        deadline: times.deadline,
        isFailure: () => true,
      })
    },
  }
}
