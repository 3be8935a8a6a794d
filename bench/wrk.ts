import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'

export interface Measured {
  /** Answers a second. */
  rate: number
  /** In milliseconds. */
  p50: number
  p99: number
  /** Requests without an answer, or without success. */
  failed: number
}

export const hasWrk = (): boolean => spawnSync('wrk', ['--version']).error === undefined

interface Load {
  seconds?: number
  connections?: number
  /** A file in Lua that makes the requests. */
  script?: string
}

/** Requests one address with wrk, from one thread. */
export async function wrk(
  url: string,
  { seconds = 3, connections = 32, script }: Load = {},
): Promise<Measured> {
  const { stdout } = await promisify(execFile)('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    '-HAccept-Encoding: br, gzip',
    // The header comes from a proxy that is not configured, so requests are not counted by network.
    // This is needed because all of them come from one address.
    '-HX-Forwarded-For: 203.0.113.1',
    ...(script ? ['-s', script] : []),
    url,
  ])
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0)
  return {
    rate: number(/Requests\/sec:\s+([\d.]+)/),
    p50: latency(stdout, '50%'),
    p99: latency(stdout, '99%'),
    failed:
      number(/Non-2xx or 3xx responses: (\d+)/) +
      [...(/Socket errors: (.+)/.exec(stdout)?.[1] ?? '').matchAll(/\d+/g)].reduce(
        (sum, [count]) => sum + Number(count),
        0,
      ),
  }
}

function latency(output: string, share: string): number {
  const [, value = '0', unit = 'ms'] =
    new RegExp(`\\s${share}\\s+([\\d.]+)(us|ms|s)`).exec(output) ?? []
  return Number(value) * { us: 0.001, ms: 1, s: 1000 }[unit === 'us' || unit === 's' ? unit : 'ms']
}
