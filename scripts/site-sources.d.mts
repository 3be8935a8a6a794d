export const siteSources: readonly string[]
export const planSources: readonly string[]
export const pictureSources: readonly string[]
export function stampOf(root: string): string
export function digestOf(root: string): string
export function isBuilt(root: string): boolean | undefined
export function filesIn(path: string): string[]
export function sourcesIn(path: string): string[]
