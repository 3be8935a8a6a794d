import type { LeadRecord } from '#server/leads/find-leads.ts'
import type { DeskServices } from '#server/open-desk.ts'
import { Failure } from '../cli/command.ts'

/** The one lead whose id begins so. @throws {Failure} when there is none, or more than one. */
export async function findOne(services: DeskServices, idStart: string): Promise<LeadRecord> {
  const [lead, ...others] = await services.leads.find(idStart)
  if (!lead) throw new Failure(`No lead has an id that begins with ${idStart}`)
  if (others.length > 0)
    throw new Failure(
      `Several leads have an id that begins with ${idStart}: ${[lead, ...others].map(({ id }) => id).join(', ')}`,
    )
  return lead
}
