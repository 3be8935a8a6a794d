import { RestError } from './rest-error.ts'

/** Reads a parameter from left to right, and says where and why it cannot be read, in PostgREST's words. */
export class Cursor {
  readonly #text: string
  readonly #what: string
  readonly #firstColumn: number
  #at = 0

  /**
   * @param what the parameter's name in errors: `filter`, `select parameter`, `order`, `logic tree`.
   * @param before how much PostgREST reads before the text, for the column in errors.
   */
  constructor(text: string, what: string, before = '') {
    this.#text = text
    this.#what = what
    this.#firstColumn = before.length + 1
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#text.length
  }

  /** Takes a text when it comes next. */
  take(text: string): boolean {
    const comes = this.#text.startsWith(text, this.#at)
    if (comes) this.#at += text.length
    return comes
  }

  /** Takes what a sticky expression matches; undefined when it matches nothing here. */
  match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)?.[0]
    if (found !== undefined) this.#at += found.length
    return found
  }

  /** Takes a text or fails. */
  expect(text: string, expecting: string): void {
    if (!this.take(text)) throw this.error(expecting)
  }

  rest(): string {
    const rest = this.#text.slice(this.#at)
    this.#at = this.#text.length
    return rest
  }

  error(expecting: string): RestError {
    const next = this.#text.slice(this.#at)
    const unexpected = next === '' ? 'end of input' : JSON.stringify([...next][0])
    return new RestError(
      400,
      'PGRST100',
      `"failed to parse ${this.#what} (${this.#text})" (line 1, column ${this.#at + this.#firstColumn})`,
      {
        details: `unexpected ${unexpected} expecting ${expecting}`,
      },
    )
  }

  /** Goes back to where it was, when what comes turns out to be something else. */
  attempt<T>(read: () => T | undefined): T | undefined {
    const start = this.#at
    const result = read()
    if (result === undefined) this.#at = start
    return result
  }
}
