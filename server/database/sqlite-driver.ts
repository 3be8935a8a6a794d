import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import { Lru } from '../shared/lru.ts'
import { resultCodeOf } from './result-code.ts'
import { addFunctions } from './sqlite-functions.ts'

/**
 * How long a statement waits for another process's transaction, in milliseconds, including the wait
 * for its turn within this process. The wait for its turn alone has no limit, because our own
 * transactions end.
 */
const lockDeadline = 5_000
/** Milliseconds between two attempts to get the lock; it doubles each time up to the maximum. */
const firstDelay = 2
const maxDelay = 50

/**
 * The most prepared statements that a connection keeps. The site has fewer queries, but an `in (…)`
 * list of another length makes another statement.
 */
const maxPrepared = 300

/**
 * Node's SQLite for Kysely. Reads use one connection; writes and transactions use another, one
 * after the other. While another process holds the lock, a statement is retried, because waiting
 * inside SQLite would stop the whole process.
 */
export class SqliteDriver implements Driver {
  readonly #reader: Handle
  readonly #writer: Handle
  readonly #turns = new Turns()

  constructor(reader: DatabaseSync, writer: DatabaseSync) {
    this.#reader = new Handle(reader)
    this.#writer = new Handle(writer)
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Connection> {
    return new Connection(this.#reader, this.#writer, this.#turns)
  }

  beginTransaction(connection: Connection): Promise<void> {
    return connection.begin()
  }

  async commitTransaction(connection: Connection): Promise<void> {
    connection.commit()
  }

  async rollbackTransaction(connection: Connection): Promise<void> {
    connection.release()
  }

  async releaseConnection(connection: Connection): Promise<void> {
    connection.release()
  }

  async destroy(): Promise<void> {
    this.#reader.close()
    this.#writer.close()
  }
}

class Connection implements DatabaseConnection {
  readonly #reader: Handle
  readonly #writer: Handle
  readonly #turns: Turns
  /** Ends the turn in which this connection writes; undefined outside a transaction. */
  #endTurn: (() => void) | undefined

  constructor(reader: Handle, writer: Handle, turns: Turns) {
    this.#reader = reader
    this.#writer = writer
    this.#turns = turns
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    // A transaction holds the lock from its start.
    if (this.#endTurn) return this.#writer.run(sql, parameters)
    if (isRead(sql)) return retryWhileLocked(() => this.#reader.run(sql, parameters), lockDeadline)
    const until = performance.now() + lockDeadline
    const endTurn = await this.#turns.next()
    try {
      return await retryWhileLocked(
        () => this.#runFirst(sql, parameters),
        until - performance.now(),
      )
    } finally {
      endTurn()
    }
  }

  /** Part of Kysely's interface; no query of ours is read in parts. */
  streamQuery(): never {
    throw new Error('queries are not streamed')
  }

  async begin(): Promise<void> {
    const until = performance.now() + lockDeadline
    const endTurn = await this.#turns.next()
    try {
      await retryWhileLocked(() => this.#runFirst('begin immediate', []), until - performance.now())
      this.#endTurn = endTurn
    } catch (error) {
      endTurn()
      throw error
    }
  }

  commit(): void {
    this.#writer.run('commit', [])
    this.#release()
  }

  /** Rolls back a transaction that was not committed, and ends the turn. */
  release(): void {
    try {
      // After some failures, such as a full disk, SQLite has already rolled back by itself.
      if (this.#endTurn && this.#writer.isInTransaction) this.#writer.run('rollback', [])
    } finally {
      this.#release()
    }
  }

  /**
   * Runs the first statement of a turn, after rolling back an earlier transaction whose rollback
   * failed.
   */
  #runFirst<R>(sql: string, parameters: readonly unknown[]): QueryResult<R> {
    if (this.#writer.isInTransaction) this.#writer.run('rollback', [])
    return this.#writer.run(sql, parameters)
  }

  #release(): void {
    this.#endTurn?.()
    this.#endTurn = undefined
  }
}

/** One connection to the file, with its prepared statements. */
class Handle {
  readonly #database: DatabaseSync
  readonly #prepared = new Lru<StatementSync>(maxPrepared)
  readonly #beginStatement: () => void

  constructor(database: DatabaseSync) {
    this.#database = database
    this.#beginStatement = addFunctions(database)
  }

  get isInTransaction(): boolean {
    return this.#database.isTransaction
  }

  run<R>(sql: string, parameters: readonly unknown[]): QueryResult<R> {
    const statement = this.#prepare(sql)
    const values = parameters.map(sqlValue)
    this.#beginStatement()
    if (statement.columns().length > 0) return { rows: rowsOf<R>(statement.all(...values)) }
    const { changes, lastInsertRowid } = statement.run(...values)
    return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] }
  }

  close(): void {
    this.#database.close()
  }

  /** Preparing a statement takes longer than running most of our queries. */
  #prepare(sql: string): StatementSync {
    const cached = this.#prepared.get(sql)
    if (cached) return cached
    const statement = this.#database.prepare(sql)
    this.#prepared.set(sql, statement)
    return statement
  }
}

/** Turns that are taken one after the other, in the order of the requests. */
class Turns {
  #last: Promise<void> = Promise.resolve()

  /**
   * Waits for a turn.
   * @returns a function that ends the turn.
   */
  async next(): Promise<() => void> {
    const before = this.#last
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#last = promise
    await before
    return resolve
  }
}

/**
 * Whether a statement only reads. One that begins with `with` may also write; then it contains one
 * of these words.
 */
const isRead = (sql: string) =>
  /^\s*select\b/i.test(sql) ||
  (/^\s*with\b/i.test(sql) && !/\b(insert|update|delete|replace)\b/i.test(sql))

/**
 * Retries until no other process holds the lock.
 * @param deadline milliseconds from now.
 * @throws SQLite's error about the lock after the deadline, and any other error at once.
 */
export async function retryWhileLocked<T>(work: () => T, deadline: number): Promise<T> {
  const until = performance.now() + deadline
  for (let delay = firstDelay; ; delay = Math.min(maxDelay, delay * 2)) {
    try {
      return work()
    } catch (error) {
      if (!isLocked(error) || performance.now() >= until) throw error
    }
    await wait(delay)
  }
}

/** Whether the error is SQLITE_BUSY or SQLITE_LOCKED: another connection holds the lock. */
export const isLocked = (error: unknown): boolean => [5, 6].includes(resultCodeOf(error) ?? 0)

/** Kysely knows the type of the rows from the query. */
function rowsOf<R>(rows: unknown[]): R[]
function rowsOf(rows: unknown[]): unknown[] {
  return rows
}

function sqlValue(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(`SQLite cannot store a ${typeof value}`)
}
