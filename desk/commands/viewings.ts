import { nameOrAddress } from '#server/leads/lead.ts'
import { fullDateAndTime } from '#server/shared/time/formats.ts'
import { isoTime } from '#server/shared/time/iso-time.ts'
import { agencyZone, timeIn } from '#server/shared/time/zoned-time.ts'
import type { ChangeOutcome } from '#server/viewings/changes/change-viewing.ts'
import type { Viewing } from '#server/viewings/viewing.ts'
import { type CommandCall, type Command, CommandFailure, UsageError } from '../cli/command.ts'
import { findOneViewing } from './find-one.ts'

export const viewingsList: Command = {
  name: 'viewings list',
  summary: 'list the viewings to come, and the requests that wait for an answer',
  details:
    'Times are Málaga time. A request without a time holds no half-hour: leads show has the times that it names.',
  options: {
    all: { help: 'also viewings that are past, cancelled, or were not confirmed in time' },
  },
  examples: ['viewings list', 'viewings list --all --json'],
  async run({ out, flag, clock, services }) {
    const all = await (await services()).viewings.all()
    const shown = flag('all') ? all : all.filter((one) => isOpen(one, clock()))
    if (out.json) return out.value({ viewings: shown.map(forMachines) })
    if (shown.length === 0) return out.line('No viewings.')
    out.table(
      ['When', 'Viewing', 'State', 'How', 'Home', 'Name', 'Phone', 'Lead'],
      shown.map(({ id, state, start, format, homes, lead }) => [
        start === undefined ? '' : fullDateAndTime(start, 'en'),
        id.slice(0, 8),
        state,
        format,
        homes.map(({ ref }) => ref).join(' ') || (lead.fields.reference ?? ''),
        nameOrAddress(lead.fields),
        lead.fields.phone ?? '',
        lead.id.slice(0, 8),
      ]),
    )
  },
}

export const viewingsConfirm: Command = {
  name: 'viewings confirm',
  summary: 'confirm a viewing at the first half-hour that it holds, or at another',
  details: 'The running site e-mails both sides, with an entry for their calendars.',
  args: ['id', '[time]'],
  examples: ['viewings confirm 4f0c2a91', 'viewings confirm 4f0c2a91 2026-11-25T10:30'],
  run: (call) =>
    change(call, 'It is confirmed.', async ({ viewings }, id) =>
      viewings.confirm(id, call.args[1] === undefined ? undefined : halfHour(call.args[1])),
    ),
}

export const viewingsMove: Command = {
  name: 'viewings move',
  summary: 'move a viewing to another half-hour, which is then confirmed',
  details: 'The time is Málaga time. The running site e-mails both sides.',
  args: ['id', 'time'],
  examples: ['viewings move 4f0c2a91 2026-11-25T16:30'],
  run: (call) =>
    change(call, 'It is moved and confirmed.', async ({ viewings }, id) =>
      viewings.move(id, halfHour(call.args[1] ?? '')),
    ),
}

export const viewingsCancel: Command = {
  name: 'viewings cancel',
  summary: 'cancel a viewing',
  details: 'Its half-hour is free at once. The running site e-mails both sides.',
  args: ['id'],
  examples: ['viewings cancel 4f0c2a91'],
  run: (call) => change(call, 'It is cancelled.', async ({ viewings }, id) => viewings.cancel(id)),
}

/**
 * The messages for outcomes that changed nothing; an outcome without a message does not compile.
 */
const refusals: Record<Exclude<ChangeOutcome, 'done'>, string> = {
  unchanged: 'Nothing changed: it was so already',
  taken: 'That half-hour is taken',
  notOffered: 'That half-hour has passed, or the viewing holds none: give a time',
  over: 'The viewing has taken place, has ended, or is confirmed for another half-hour',
  tooOften: 'The visitor has moved the viewing too often',
  unknown: 'The viewing no longer exists',
}

/** Why a viewing was not changed; undefined where it was changed. */
export const refusalOf = (outcome: ChangeOutcome): string | undefined =>
  outcome === 'done' ? undefined : refusals[outcome]

async function change(
  { out, args: [idStart = ''], services }: CommandCall,
  done: string,
  apply: (open: Awaited<ReturnType<CommandCall['services']>>, id: string) => Promise<ChangeOutcome>,
): Promise<void> {
  const open = await services()
  const viewing = await findOneViewing(open, idStart)
  const outcome = await apply(open, viewing.id)
  const refusal = refusalOf(outcome)
  if (refusal) throw new CommandFailure(refusal)
  if (out.json) out.value({ id: viewing.id, outcome })
  else out.line(done)
}

/** @throws {UsageError} */
function halfHour(text: string): number {
  const [, date = '', hour, minute] = /^(\d{4}-\d\d-\d\d)[T ](\d\d):(00|30)$/.exec(text) ?? []
  const start = date && timeIn(agencyZone, date, Number(hour) * 60 + Number(minute))
  if (!start) throw new UsageError(`${text}: expected a half-hour such as 2026-11-25T10:30`)
  return start
}

const isOpen = ({ state, start }: Viewing, now: number) =>
  state === 'requested' || (state === 'confirmed' && (start ?? 0) > now)

const forMachines = ({
  id,
  lead,
  home,
  homes,
  format,
  state,
  start,
  heldStart,
  sequence,
}: Viewing) => ({
  id,
  lead: lead.id,
  home,
  homes,
  format,
  state,
  start: start === undefined ? null : isoTime(start),
  held: heldStart === undefined ? null : isoTime(heldStart),
  sequence,
})
