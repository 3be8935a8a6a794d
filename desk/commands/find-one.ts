import type { LeadRecord } from '#server/leads/find-leads.ts'
import type { DeskServices } from '#server/open-desk.ts'
import type { Viewing } from '#server/viewings/viewing.ts'
import { CommandFailure } from '../cli/command.ts'

/**
 * The only lead whose id begins with a text.
 * @throws {CommandFailure} when there is none, or more than one.
 */
export const findOneLead = async ({ leads }: DeskServices, idStart: string): Promise<LeadRecord> =>
  onlyOne(await leads.find(idStart), { one: 'lead', several: 'leads', idStart })

/**
 * The only viewing whose id begins with a text.
 * @throws {CommandFailure} when there is none, or more than one.
 */
export const findOneViewing = async (
  { viewings }: DeskServices,
  idStart: string,
): Promise<Viewing> =>
  onlyOne(await viewings.find(idStart), { one: 'viewing', several: 'viewings', idStart })

function onlyOne<T extends { id: string }>(
  found: readonly T[],
  { one, several, idStart }: { one: string; several: string; idStart: string },
): T {
  const [first, ...others] = found
  if (!first) throw new CommandFailure(`No ${one} has an id that begins with ${idStart}`)
  if (others.length > 0)
    throw new CommandFailure(
      `Several ${several} have an id that begins with ${idStart}: ${found.map(({ id }) => id).join(', ')}`,
    )
  return first
}
