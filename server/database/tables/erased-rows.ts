/**
 * The ids of rows that were deleted with their person, and of deleted accounts and alerts, so that
 * a restored backup omits them. The ids are random and identify nobody.
 */
interface ErasedRowsTable {
  id: string
}

/**
 * Who was erased and when (milliseconds since 1970), so that leads of theirs in a spool are not
 * stored later. A person is the salted digest of an address or of an account's id.
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
