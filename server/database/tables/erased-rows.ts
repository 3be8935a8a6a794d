/**
 * The ids of rows that were deleted with their person. They are random, so nobody is known by them;
 * a restored backup is without these rows.
 */
interface ErasedRowsTable {
  id: string
}

/** The tables of erasures. */
export interface ErasedRowsTables {
  erased_rows: ErasedRowsTable
}
