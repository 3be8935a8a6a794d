import type { Format } from './variant-plan.ts'

/**
 * The formats that may replace each format: older ones only, because a browser that requests an
 * older format may not support a newer one.
 */
const replaces: Record<Format, Format[]> = {
  avif: ['avif', 'webp', 'jpeg'],
  webp: ['webp', 'jpeg'],
  jpeg: ['jpeg'],
}

/**
 * The variant of the same picture with the nearest width, in the same format where there is one.
 */
export function nearestVariant(file: string, there: ReadonlySet<string>): string | undefined {
  const target = parse(file)
  if (!target) return undefined
  const distance = (name: string): number => {
    const one = parse(name)
    if (one?.picture !== target.picture || !replaces[target.format].includes(one.format))
      return Infinity
    return Math.abs(one.width - target.width) + (one.format === target.format ? 0 : 10_000)
  }
  let best: string | undefined
  for (const name of there)
    if (distance(name) < (best === undefined ? Infinity : distance(best))) best = name
  return best
}

function parse(file: string) {
  const [, picture, width, ending] = /^(variants\/.+)-(\d+)\.(\w+)$/.exec(file) ?? []
  const format = (['avif', 'webp', 'jpeg'] as const).find((one) => one === ending)
  return picture && format ? { picture, width: Number(width), format } : undefined
}
