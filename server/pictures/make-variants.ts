import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { makeVariant } from './make-variant.ts'
import type { PlannedVariant } from './variants/variant-plan.ts'

/**
 * Makes variants, one on each core at a time, which is faster than using all cores for each
 * picture.
 * @param next returns the next variant or a promise of it; undefined when there is none left.
 */
export async function makeVariants(
  next: () => PlannedVariant | undefined | Promise<PlannedVariant | undefined>,
  made: (variant: PlannedVariant, error?: unknown) => void,
  picturesDir: string,
  outDir: string,
): Promise<void> {
  sharp.concurrency(1)
  const work = async () => {
    for (let variant = await next(); variant; variant = await next())
      await makeVariant(variant, picturesDir, outDir).then(
        () => made(variant),
        (error: unknown) => made(variant, error),
      )
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}
