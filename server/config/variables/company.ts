import { taxId, textValue } from '../kinds/values.ts'
import { optional } from '../kinds/variable.ts'

/** The company's data, which the legal pages state. */
export const companyVariables = {
  COMPANY_NAME: optional(
    [
      'Registered name of the company.',
      'The legal pages leave out what is missing; the log names it at start.',
    ],
    textValue('the registered name'),
  ),
  COMPANY_TAX_ID: optional('Spanish tax number of the company.', taxId),
  COMPANY_ADDRESS: optional(
    'Registered address of the company.',
    textValue('the registered address'),
  ),
  COMPANY_REGISTER: optional(
    'Entry in the commercial register.',
    textValue('register, volume, sheet and entry'),
  ),
  COMPANY_PROCESSORS: optional(
    'Providers of hosting and e-mail, as the privacy page names them.',
    textValue('names and countries of the hosting and e-mail providers'),
  ),
}
