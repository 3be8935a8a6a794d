import type { CurrentDevelopments } from '#app/content/developments/current.ts'

/** A home drawn as a rectangle: its width in metres is chosen, its depth follows from its area. */
export interface DrawnFloor {
  width: number
  inside: { area: number; depth: number }
  terrace: { area: number; depth: number }
}

const floor = (width: number, inside: number, terrace: number): DrawnFloor => ({
  width,
  inside: { area: inside, depth: inside / width },
  terrace: { area: terrace, depth: terrace / width },
})

/** CARAT's smallest and largest homes, to one scale. */
export const caratFloors = ({ area, terrace }: CurrentDevelopments['carat']) => ({
  smallest: floor(12, area.min, terrace.min),
  largest: floor(25, area.max, terrace.max),
})

export type CaratFloors = ReturnType<typeof caratFloors>
