import { RestError } from './rest-error.ts'

/**
 * Reads a parameter from left to right. Its errors are those of PostgREST, with the column of the
 * mistake.
 */
export class Cursor {
  readonly #text: string
  readonly #what: string
  readonly #firstColumn: number
  #position = 0

  /**
   * @param what the name of the parameter in errors: `filter`, `select parameter`, `order`, `logic
   *   tree`.
   * @param before the text that PostgREST reads before this one; it counts for the column in
   *   errors.
   */
  constructor(text: string, what: string, before = '') {
    this.#text = text
    this.#what = what
    this.#firstColumn = before.length + 1
  }

  get isAtEnd(): boolean {
    return this.#position >= this.#text.length
  }

  /**
   * Consumes a text if it comes next.
   * @returns whether it did.
   */
  take(text: string): boolean {
    const comes = this.#text.startsWith(text, this.#position)
    if (comes) this.#position += text.length
    return comes
  }

  /**
   * Consumes the match of a sticky expression at this position.
   * @returns undefined without a match.
   */
  match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#position
    const found = pattern.exec(this.#text)?.[0]
    if (found !== undefined) this.#position += found.length
    return found
  }

  /**
   * Consumes a text.
   * @throws {RestError} when something else comes next.
   */
  expect(text: string, expecting: string): void {
    if (!this.take(text)) throw this.error(expecting)
  }

  rest(): string {
    const rest = this.#text.slice(this.#position)
    this.#position = this.#text.length
    return rest
  }

  error(expecting: string): RestError {
    const next = this.#text.slice(this.#position)
    const unexpected = next === '' ? 'end of input' : JSON.stringify([...next][0])
    return new RestError(
      400,
      'PGRST100',
      `"failed to parse ${this.#what} (${this.#text})" (line 1, column ${this.#position + this.#firstColumn})`,
      {
        details: `unexpected ${unexpected} expecting ${expecting}`,
      },
    )
  }

  /** Tries to read something; where that returns undefined, returns to the position before. */
  attempt<T>(read: () => T | undefined): T | undefined {
    const start = this.#position
    const result = read()
    if (result === undefined) this.#position = start
    return result
  }
}
