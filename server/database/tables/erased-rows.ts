/**
 * The ids of rows that were deleted with their person, and of deleted accounts and alerts, so that
 * a restored backup omits them. The ids are random and identify nobody.
 */
interface ErasedRowsTable {
  id: string
}

/**
 * Who was erased and when (milliseconds since 1970), so that no spool brings their leads back: the
 * digest of an address or of an account's id, with its salt.
 */
interface ErasedPeopleTable {
  salt: string
  digest: string
  erased_at: number
}

/** The tables of erasures. */
export interface ErasedRowsTables {
  erased_rows: ErasedRowsTable
  erased_people: ErasedPeopleTable
}
