/**
 * A lead's fields by their present names. The previous version called a viewing's `format` its
 * `way`, on pages that are still open and in leads that wait on the disk.
 */
export const withPresentNames = ({
  way,
  ...fields
}: Record<string, string>): Record<string, string> => (way ? { format: way, ...fields } : fields)
