import * as v from 'valibot'
import { agencyVariables } from './variables/agency.ts'
import { companyVariables } from './variables/company.ts'
import { costsVariables } from './variables/costs.ts'
import { mailVariables } from './variables/mail.ts'
import { operationVariables } from './variables/operation.ts'
import { siteVariables } from './variables/site.ts'
import { viewingsVariables } from './variables/viewings.ts'

/**
 * Everything that may differ between two installations
 * (docs/requirements/operation.md#configuration). The help texts and defaults are also those of
 * `.env.example`.
 */
export const variables = v.object({
  ...siteVariables,
  ...agencyVariables,
  ...viewingsVariables,
  ...costsVariables,
  ...companyVariables,
  ...mailVariables,
  ...operationVariables,
})
