import { Session, type Profiler } from 'node:inspector/promises'

/** The parts of the time of a page, by the functions in a sample; the first match counts. */
const parts = {
  React: ['renderToString'],
  'data for hydration': ['encodeViaTurboStream', 'encode', 'dataTag'],
  'putting together, digests': ['deferHydration', 'bytesOf', 'KeptPage', 'hash'],
  'catalogue and loaders': ['callLoaderOrAction', 'callRouteHandler', 'loader'],
  compression: ['compress', 'processChunk'],
  'garbage collection': ['(garbage collector)'],
} as const

/** Samples that do not belong to the work of a page: waiting, and the profiler itself. */
const excluded = ['(idle)', 'post']

export const partNames: readonly string[] = [...Object.keys(parts), 'the rest']

/**
 * Profiles some work.
 * @returns the share of each of {@link partNames} in its time on the main thread, 0 to 1.
 */
export async function profileShares(work: () => Promise<unknown>): Promise<number[]> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.setSamplingInterval', { interval: 250 })
  await session.post('Profiler.start')
  await work()
  const { profile } = await session.post('Profiler.stop')
  session.disconnect()
  return sharesOf(profile)
}

/** The index of a function in {@link partNames}; -1 for an excluded one. */
function ownPart(functionName: string): number {
  // React, Node and bundlers number functions with the same name.
  const name = functionName.replace(/^exports\./, '').replace(/\$\d+$/, '')
  if (excluded.includes(name)) return -1
  const at = Object.values(parts).findIndex((names) => names.some((one) => one === name))
  return at < 0 ? partNames.length - 1 : at
}

function sharesOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): number[] {
  // Callers come before the functions that they call. A function counts for the first of the parts
  // to which it or one of its callers belongs.
  const partOf = new Map<number, number>()
  for (const { id, callFrame, children = [] } of nodes) {
    const part = Math.min(partOf.get(id) ?? Infinity, ownPart(callFrame.functionName))
    for (const one of [id, ...children]) partOf.set(one, part)
  }
  const microseconds = partNames.map(() => 0)
  samples.forEach((id, index) => {
    const part = partOf.get(id) ?? -1
    if (part >= 0) microseconds[part] = (microseconds[part] ?? 0) + (timeDeltas[index] ?? 0)
  })
  const total = microseconds.reduce((sum, one) => sum + one, 0)
  return microseconds.map((one) => one / total)
}
