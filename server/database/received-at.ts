/** When a lead was received; its column is text in ISO 8601, by which queries compare. */
export const receivedAtOf = ({ created_at }: { created_at: string }): number =>
  Date.parse(created_at)
