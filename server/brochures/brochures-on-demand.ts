import type { BrochureOptions, Brochures } from './brochures.ts'

/** Brochures whose typesetter, which takes 15 MB of memory, is loaded with the first one. */
export function brochuresOnDemand(options: BrochureOptions): Brochures {
  let brochures: Promise<Brochures> | undefined
  return {
    async print(content) {
      brochures ??= import('./brochures.ts').then(({ createBrochures }) => createBrochures(options))
      return (await brochures).print(content)
    },
  }
}
