export function stampOf(root: string): string
export function digestOf(root: string): string
export function isBuilt(root: string): boolean | undefined
export function filesIn(path: string): string[]
