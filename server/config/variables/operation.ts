import {
  addresses,
  integer,
  matchingValue,
  oneOfValue,
  origin,
  origins,
  secrets,
} from '../kinds/values.ts'
import { optional, variable } from '../kinds/variable.ts'

/** How the site is run: its backend, proxies, secrets, measurements and log. */
export const operationVariables = {
  SUPABASE_URL: optional(
    [
      'Unset: this process serves homes and accounts itself.',
      'Set: a hosted project, prepared as server/backend/hosted/README.md says.',
    ],
    origin('an origin such as https://abc.supabase.co'),
  ),
  SUPABASE_ANON_KEY: variable(
    'Public key of that backend, hosted or ours. It is not a secret.',
    matchingValue(/^[\w.~+/=-]+$/, 'a key without blanks'),
    'alboran-public',
  ),
  TRUST_PROXY: variable(
    [
      'How many proxies of ours a request passes.',
      'Each appends the address that it sees to X-Forwarded-For.',
    ],
    integer(0, 10, 'how many proxies a request passes, 0 to 10'),
    '0',
  ),
  IMAGE_ORIGINS: variable(
    'Origins of property pictures that are not ours, separated by commas, for the Content-Security-Policy.',
    origins,
    '',
  ),
  PICTURE_VARIANTS: variable(
    [
      'When the sizes and formats of pictures that npm run build has not made are made:',
      'ahead (all of them, while the site serves) or requested (each when a visitor asks for it;',
      'for tests and very small machines).',
    ],
    oneOfValue(['ahead', 'requested']),
    'ahead',
  ),
  STORED_KEYS_SECRET: optional(
    [
      'Encrypts the keys in the database that sign sessions and forms,',
      'and the secrets of authenticators.',
      'Make one by: openssl rand -base64 32.',
      'To change it, put the new one before the old one, separated by a comma;',
      'after the next start the old one can be removed.',
    ],
    secrets,
  ),
  METRICS_TOKEN: optional(
    [
      'Turns on /metrics (Prometheus text format) for requests with "Authorization:',
      'Bearer" and this token.',
    ],
    matchingValue(/^[\w.~+/=-]{16,}$/, 'at least 16 letters and digits'),
  ),
  METRICS_ADDRESSES: optional(
    [
      'Turns on /metrics for connections from these addresses, separated by commas.',
      'A connection that carries X-Forwarded-For came through a proxy and needs the token.',
    ],
    addresses,
  ),
  LOG_LEVEL: variable(
    'The lowest level that is logged. At info, each request is one JSON line with its id.',
    oneOfValue(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
    'info',
  ),
}
