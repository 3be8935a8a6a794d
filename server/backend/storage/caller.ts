import { RestError } from '../rest/rest-error.ts'
import { readRestVisitor } from '../rest/visitor.ts'
import { findMember } from '../staff/find-member.ts'
import type { StorageCaller, StorageContext } from './context.ts'
import { accessDenied } from './storage-error.ts'

/**
 * The caller, by the access token. Role and second step are read from the database, as for every
 * write of staff.
 * @throws {StorageError} 403 for an invalid token.
 */
export async function identifyCaller(
  context: StorageContext,
  publicKey: string,
  authorization: string | undefined,
  requestId: string | undefined,
): Promise<StorageCaller> {
  try {
    const visitor = await readRestVisitor(context, publicKey, authorization)
    if (visitor.role === 'anon') return { member: undefined, sessionId: undefined, requestId }
    const member = await findMember(context.database.db, visitor, context.clock())
    return { member, sessionId: visitor.sessionId, requestId }
  } catch (error) {
    if (error instanceof RestError) throw accessDenied(error.message)
    throw error
  }
}
