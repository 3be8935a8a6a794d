import { closedDays, integer, textValue, viewingHours } from '../kinds/values.ts'
import { optional, variable } from '../kinds/variable.ts'

/** When viewings can take place. */
export const viewingsVariables = {
  VIEWING_PLACE: optional(
    [
      'Where visitors meet the office for a viewing in person: an address,',
      'its lines separated by semicolons. The office can set another.',
      'Unset: pages and e-mails say that the office tells the place when it confirms.',
    ],
    textValue('lines separated by semicolons'),
  ),
  VIEWING_HOURS: variable(
    [
      'Hours, in Málaga time, whose half-hours visitors may ask for a viewing at:',
      'rules separated by semicolons.',
      'The default is no fact about the agency: set its own.',
    ],
    viewingHours,
    'Mo-Su 10:00-13:00,16:00-19:00',
  ),
  VIEWING_CLOSED: variable(
    'Days without viewings, separated by commas: 2026-12-24, or 12-25 for every year.',
    closedDays,
    '01-01, 12-25',
  ),
  VIEWING_CAPACITY: variable(
    'How many viewings may take place at the same time.',
    integer(1, 20, 'a number, 1 to 20'),
    '1',
  ),
  VIEWING_HOLD_HOURS: variable(
    'How long half-hours are held for a visitor until the office has confirmed one.',
    integer(1, 720, 'hours, 1 to 720'),
    '48',
  ),
}
