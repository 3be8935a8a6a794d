import type { OwnHome, ShownHome } from './shown-home.ts'

export function homesBySlug(): Record<string, ShownHome>
export function homeOf(slug: string): OwnHome & { slug: string }
