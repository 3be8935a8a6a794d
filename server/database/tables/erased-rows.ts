/**
 * The ids of rows that were deleted with their person, so that a restored backup omits them. The
 * ids are random and identify nobody.
 */
interface ErasedRowsTable {
  id: string
}

/** The tables of erasures. */
export interface ErasedRowsTables {
  erased_rows: ErasedRowsTable
}
