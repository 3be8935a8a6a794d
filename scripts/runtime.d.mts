export const nodeOptions: readonly string[]
export const environment: Record<string, string>
