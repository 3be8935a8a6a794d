import { isoTime } from '#server/shared/time/iso-time.ts'
import type { Command } from '../cli/command.ts'
import { emailAddress } from '../cli/values.ts'

export const alertsList: Command = {
  name: 'alerts list',
  summary: 'list who is notified of which homes',
  details: `Lists every alert with its e-mail address, state and search. The search is the query of the list of homes, the
part of its address after the question mark.`,
  options: { person: { value: 'e-mail', help: 'only the alerts of this address' } },
  examples: ['alerts list', 'alerts list --person elena@example.com'],
  async run({ out, text, services }) {
    const person = text('person')
    const alerts = await (
      await services()
    ).alerts.list(person === undefined ? undefined : emailAddress(person))
    const day = (time: number) => new Date(time).toISOString().slice(0, 10)
    if (out.json)
      return out.value(
        alerts.map(({ email, state, mode, search, since, stoppedAt, newHomes, reductions }) => ({
          email,
          state,
          notifications: mode,
          search,
          since: isoTime(since),
          stoppedAt: stoppedAt === null ? null : isoTime(stoppedAt),
          homesNotified: newHomes + reductions,
        })),
      )
    if (alerts.length === 0) return out.line('There are no alerts.')
    out.table(
      ['address', 'state', 'told', 'since', 'homes', 'search'],
      alerts.map(({ email, state, mode, since, newHomes, reductions, search }) => [
        email,
        state,
        mode,
        day(since),
        String(newHomes + reductions),
        search || 'all homes',
      ]),
    )
  },
}
