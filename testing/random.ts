import { onTestFailed } from 'vitest'

/**
 * A small deterministic generator (mulberry32).
 * @returns numbers from 0 to 1.
 */
export function randomFrom(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Random numbers from 0 to 1, different in every run. A test that fails names the `TEST_SEED` with
 * which they repeat.
 */
export function randomOfRun(): () => number {
  const seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000)
  onTestFailed(() => console.error(`TEST_SEED=${seed} repeats the random choices of this test`))
  return randomFrom(seed)
}
