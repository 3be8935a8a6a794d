/** A path on this site, without query; anything that could lead to another site is refused. */
export const localPath = (path: string): string | undefined =>
  /^\/(?![/\\])[\w\-./]{0,200}$/.test(path) ? path : undefined
