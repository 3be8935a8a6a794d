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
      'Hours, in Málaga time, whose half-hours visitors may ask for a viewing at:',
      'rules separated by semicolons.',
      'The default is no fact about the agency: set its own.',
    ],
    viewingHours,
    'Mo-Su 10:00-13:00,16:00-19:00',
  ),
  VIEWING_CLOSED: optional(
    [
      'Days without viewings, separated by commas: 2026-12-24, or 12-24 for every year.',
      'They come on top of the public holidays: name here the local ones',
      'and those that fall on a Sunday and are moved to the Monday.',
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
