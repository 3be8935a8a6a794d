import type { ExpressionBuilder } from 'kysely'
import type { Schema } from '../../../database/schema.ts'

/** The condition that no object refers to the blob. */
export const hasNoObject = ({
  not,
  exists,
  selectFrom,
}: ExpressionBuilder<Schema, 'storage_blobs'>) =>
  not(
    exists(
      selectFrom('storage_objects')
        .select('storage_objects.id')
        .whereRef('blob_id', '=', 'storage_blobs.id'),
    ),
  )
