import { Socket } from 'node:net'
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { Client, type Pool } from 'pg'
import type { Logger } from 'pino'
import { Breaker, CircuitOpen } from '../shared/work/breaker.ts'
import { TimeoutError } from '../shared/work/timeout.ts'
import { openPool } from './postgres.ts'
import { kindOfState, sqlStateOf } from './sql-state.ts'
import { isUnreachable } from './unreachable.ts'

/**
 * Milliseconds that one query may take; a PostgreSQL that works cancels it earlier (`postgres.ts`).
 */
const queryDeadline = 11_000
/** Milliseconds to wait for a free or new connection. */
const connectDeadline = 5_000
/**
 * Milliseconds between two checks of the database while the site is idle, so that an outage is
 * found before a visitor notices it.
 */
const heartbeat = 500
const probeTimeout = 500

interface GuardedPool extends PostgresPool {
  breaker: Breaker
}

/**
 * A pool of connections behind a breaker. When PostgreSQL hangs, its queries fail within a second
 * and later ones at once, until it answers again; then new connections are used, because the old
 * ones may belong to a server or a network path that is gone.
 */
export function openGuardedPool(url: string, log: Logger): GuardedPool {
  let pool = openPool(url)
  const breaker = new Breaker({
    dependency: 'PostgreSQL',
    probe: (signal) => probe(url, signal),
    probeTimeout,
    onChange(isOpen, reason) {
      if (!isOpen) return log.info('the database answers again')
      log.error({ err: reason }, 'the database does not answer: leads go to the spool')
      retire(pool)
      pool = openPool(url)
    },
  })
  const timer = setInterval(() => {
    const quiet = performance.now() - breaker.answeredAt > heartbeat
    if (breaker.answeredAt > 0 && quiet && !breaker.isOpen) void checkConnection()
  }, heartbeat).unref()
  const checkConnection = () =>
    breaker
      .run(() => pool.query('select 1'), { deadline: connectDeadline, isFailure: isUnreachable })
      .catch(() => {})

  return {
    options: pool.options,
    breaker,
    async connect() {
      let connecting: Promise<PostgresPoolClient> | undefined
      // Called by the breaker, so that a refused call leaves no connection to a dead server behind.
      const open = () => (connecting = pool.connect())
      try {
        const client = await breaker.run(open, {
          deadline: connectDeadline,
          isFailure: isUnreachable,
        })
        return new GuardedClient(client, breaker)
      } catch (error) {
        // The connection may still be made after the deadline; then it is released.
        connecting?.then(
          (client) => client.release(),
          () => {},
        )
        throw error
      }
    },
    async end() {
      clearInterval(timer)
      breaker.stop()
      await pool.end()
    },
  }
}

/** A connection whose queries fail when the breaker opens; it is not used again afterwards. */
class GuardedClient implements PostgresPoolClient {
  readonly #client: PostgresPoolClient
  readonly #breaker: Breaker
  #broken = false

  constructor(client: PostgresPoolClient, breaker: Breaker) {
    this.#client = client
    this.#breaker = breaker
  }

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(query: string | PostgresCursor<R>, parameters: readonly unknown[] = []) {
    return typeof query === 'string' ? this.#run<R>(query, parameters) : this.#client.query(query)
  }

  release(): void {
    this.#client.release(this.#broken)
  }

  async #run<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (this.#broken) throw new CircuitOpen('this connection')
    try {
      return await this.#breaker.run(() => this.#client.query<R>(text, parameters), {
        deadline: queryDeadline,
        isFailure: isUnreachable,
      })
    } catch (error) {
      this.#broken ||= error instanceof CircuitOpen || error instanceof TimeoutError
      throw error
    }
  }
}

/** Closes a pool's idle connections now, and the others when they are released. */
function retire(pool: Pool): void {
  pool.end().catch(() => {})
}

/**
 * Checks whether PostgreSQL accepts a new connection and answers. A server that refuses us (too
 * many connections, a password) works: the query itself then reports the reason.
 */
async function probe(url: string, signal: AbortSignal): Promise<void> {
  const socket = new Socket()
  signal.addEventListener('abort', () => socket.destroy())
  const client = new Client({ connectionString: url, stream: () => socket })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
  } catch (error) {
    if (!isRefusal(error)) throw error
  } finally {
    // Not awaited: a server that hangs would never confirm the end of the connection.
    client.end().catch(() => {})
  }
}

function isRefusal(error: unknown): boolean {
  const state = sqlStateOf(error)
  return state !== undefined && kindOfState(state) !== 'disconnected'
}
