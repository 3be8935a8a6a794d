import {
  coordinates,
  email,
  integer,
  links,
  oneOfValue,
  phoneValue,
  textValue,
  weeklyHours,
} from '../kinds/values.ts'
import { optional, variable } from '../kinds/variable.ts'

/** The agency's contact details, and the location of its resort. */
export const agencyVariables = {
  AGENCY_EMAIL: variable('Receives the leads.', email, 'sales@alboran.example'),
  AGENCY_ADDRESS: variable(
    'Postal address of the agency, its lines separated by semicolons.',
    textValue('lines separated by semicolons'),
    'Alborán Residences; Costa del Sol; Málaga',
  ),
  AGENCY_LANGUAGE: variable(
    "Language of the agency's own e-mails about leads and viewings: en or es.",
    oneOfValue(['en', 'es']),
    'en',
  ),
  CHAT_PHONE: variable(
    'Telephone and chat number in international form, shown as it is written.',
    phoneValue,
    '+34 600 000 000',
  ),
  OFFICE_HOURS: optional(
    [
      'Hours, in Málaga time, at which telephone and chat are answered,',
      'in the form of VIEWING_HOURS.',
      'Unset: pages have no line for them.',
    ],
    weeklyHours,
  ),
  OFFICE_IDLE_MINUTES: variable(
    'Minutes without use after which the office asks for the code of the second step again.',
    integer(1, 1440, 'minutes, 1 to 1440'),
    '30',
  ),
  SOCIAL_LINKS: variable(
    'Profiles that the footer links to: Name=address, separated by commas.',
    links,
    'Instagram=https://www.instagram.com/, Facebook=https://www.facebook.com/, LinkedIn=https://www.linkedin.com/',
  ),
  CITY_NAME: optional(
    'The city whose centre the travel times name. Unset: Málaga, as on the map.',
    textValue('the name of a city'),
  ),
  RESORT_TOWN_NAME: optional(
    'The resort town that the travel times name. Unset: Marbella, as on the map.',
    textValue('the name of a town'),
  ),
  RESORT_MUNICIPALITY: optional(
    [
      'The municipality of the resort, for portals and search engines.',
      'Unset: search engines get the place alone, and the feed for portals, which need a town,',
      'leaves out the resort’s homes.',
    ],
    textValue('the name of a municipality'),
  ),
  RESORT_PROVINCE: variable(
    'The province of the resort.',
    textValue('the name of a province'),
    'Málaga',
  ),
  RESORT_COORDINATES: optional(
    'Latitude and longitude of the resort’s gate, for portals and search engines.',
    coordinates,
  ),
}
