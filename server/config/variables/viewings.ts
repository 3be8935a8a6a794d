import { closedDays, integer, oneOfValue, textValue, viewingHours } from '../kinds/values.ts'
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
      'Hours, in Málaga time, in which visitors may ask for viewings:',
      'rules separated by semicolons.',
      'The default is only an example: set the hours of the agency.',
    ],
    viewingHours,
    'Mo-Su 10:00-13:00,16:00-19:00',
  ),
  VIEWING_CLOSED: optional(
    [
      'Days without viewings, separated by commas: 2026-12-24, or 12-24 for every year.',
      'They are added to the public holidays: list the local ones here,',
      'and the Mondays to which holidays on a Sunday are moved.',
    ],
    closedDays,
  ),
  VIEWING_ON_HOLIDAYS: variable(
    'Whether viewings take place on the public holidays of Spain and Andalucía: yes or no.',
    oneOfValue(['yes', 'no']),
    'no',
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
