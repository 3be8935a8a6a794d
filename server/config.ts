import * as v from 'valibot'
import {
  addresses,
  bucketUrl,
  citedRange,
  closedDays,
  coordinates,
  email,
  folder,
  integer,
  links,
  mailbox,
  matchingValue,
  month,
  numberValue,
  oneOfValue,
  origin,
  origins,
  phoneValue,
  rangeValue,
  secrets,
  taxId,
  textValue,
  url,
  weeklyHours,
} from './config-values.ts'
import { hour, minute } from './shared/durations.ts'

type Value = v.GenericSchema<string, unknown>

/** The help of a variable; the parts of a long one are joined by blanks. */
type Help = string | readonly string[]
const sentence = (help: Help) => (typeof help === 'string' ? help : help.join(' '))

/** A variable with a default, which is read as if it had been set. */
const variable = <S extends Value>(help: Help, schema: S, fallback: string) =>
  v.optional(v.pipe(schema, v.description(sentence(help))), fallback)

/** A variable without a default. */
const optional = <S extends Value>(help: Help, schema: S) =>
  v.optional(v.pipe(schema, v.description(sentence(help))))

const emailJsId = (expected: string) => matchingValue(/^[\w-]{3,80}$/, expected)

/**
 * Everything that may differ between two installations (docs/requirements.md#configuration). The
 * help texts and defaults are also those of `.env.example`.
 */
export const variables = v.object({
  PORT: variable('Port to listen on.', integer(0, 65_535, 'a port number, 0 to 65535'), '3000'),
  HOST: variable('Address to listen on.', textValue('an address to listen on'), '0.0.0.0'),
  SITE_URL: optional(
    [
      'Public origin in canonical addresses, e-mails and the sitemap.',
      'Default: http://localhost:PORT.',
      'With https, cookies are Secure and HSTS is sent.',
    ],
    origin('an origin such as https://www.example.com'),
  ),
  DATA_DIR: variable(
    'Folder of the embedded database, of stored pictures and documents, of e-mails written as files and of spooled leads.',
    folder,
    './data',
  ),
  DATABASE_URL: optional(
    'Unset: SQLite in DATA_DIR. Set: PostgreSQL, which several processes may share.',
    url(['postgres:', 'postgresql:'], 'postgres://user:password@host:port/database'),
  ),
  STORAGE_BUCKET_URL: optional(
    [
      'Unset: pictures and documents are stored beside the database.',
      'Set: the address of a bucket in any S3-compatible store,',
      'with the bucket in its name or path.',
      'The three next variables go with it.',
    ],
    bucketUrl,
  ),
  STORAGE_REGION: variable(
    'Region of that bucket, as its provider names it.',
    matchingValue(/^[\w-]{1,40}$/, 'a region such as eu-south-2'),
    'us-east-1',
  ),
  STORAGE_KEY_ID: optional(
    'Access key of that bucket; it needs to read, write, delete and list.',
    matchingValue(/^\S{3,200}$/, 'an access key without blanks'),
  ),
  STORAGE_KEY_SECRET: optional(
    'Secret of that access key.',
    matchingValue(/^\S{8,200}$/, 'a secret without blanks'),
  ),
  AGENCY_EMAIL: variable('Receives the leads.', email, 'sales@alboran.example'),
  AGENCY_ADDRESS: variable(
    'Postal address of the agency, its lines separated by semicolons.',
    textValue('lines separated by semicolons'),
    'Alborán Residences; Costa del Sol; Málaga',
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
      'Unset: pages and e-mails state none.',
    ],
    weeklyHours,
  ),
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
    ],
    weeklyHours,
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
  AGENCY_LANGUAGE: variable(
    "Language of the agency's own e-mails about leads and viewings: en or es.",
    oneOfValue(['en', 'es']),
    'en',
  ),
  OFFICE_IDLE_MINUTES: variable(
    'Minutes without use after which the office asks for the code of the second step again.',
    integer(1, 1440, 'minutes, 1 to 1440'),
    '30',
  ),
  ALERT_DELAY_MINUTES: variable(
    [
      'Minutes for which a new home or a lower price can be taken back before readers of alerts',
      'are notified of it.',
    ],
    integer(0, 1440, 'minutes, 0 to 1440'),
    '10',
  ),
  SOCIAL_LINKS: variable(
    'Profiles that the footer links to: Name=address, separated by commas.',
    links,
    'Instagram=https://www.instagram.com/, Facebook=https://www.facebook.com/, LinkedIn=https://www.linkedin.com/',
  ),
  CITY_NAME: optional(
    'The city of "city centre" in the travel times, where it is not Málaga, as on the map.',
    textValue('the name of a city'),
  ),
  RESORT_TOWN_NAME: optional(
    'The resort town of the travel times, where it is not Marbella, as on the map.',
    textValue('the name of a town'),
  ),
  RESORT_MUNICIPALITY: optional(
    [
      'The municipality of the resort, for portals and search engines.',
      'Unset: search engines get the place alone, and portals, which need a town, the coast.',
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
  COST_IBI_RATE: optional(
    [
      'Property tax (IBI) in per cent of the cadastral value,',
      'by the ordinance of the municipality.',
      'Unset: homes show the range of the law, 0.4 to 1.1.',
    ],
    numberValue('per cent, such as 0.6'),
  ),
  COST_INSURANCE: variable(
    [
      'Home insurance in euros a year for each built square metre, low-high: our own range,',
      'as the next two.',
    ],
    rangeValue('a range such as 2-4'),
    '2-4',
  ),
  COST_UTILITIES: variable(
    'Water, electricity and internet in euros a month for each built square metre, low-high.',
    rangeValue('a range such as 1-1.6'),
    '1-1.6',
  ),
  COST_RANGES_MONTH: variable(
    'The month in which our own ranges of costs were last checked; it is printed beside them.',
    month,
    '2026-11',
  ),
  COST_LENDING: optional(
    [
      'What banks lend buyers who live abroad, in per cent of the price: low-high, a semicolon,',
      'and the source with its date.',
      'Unset: homes say that it is not known.',
    ],
    citedRange('a range and its source, such as 60-70; Banco X, 20 November 2026'),
  ),
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
  MAIL_FROM: variable(
    'Sender of all e-mails.',
    mailbox,
    'Alborán Residences <no-reply@alboran.example>',
  ),
  SMTP_URL: optional(
    [
      'Mail server.',
      'Without it and without EmailJS,',
      'each e-mail is written as an .eml file under DATA_DIR/mail.',
    ],
    url(['smtp:', 'smtps:'], 'smtp://user:password@host:port'),
  ),
  NEWSLETTER_PACE: variable(
    'Newsletters that are given to the mail server in a minute.',
    integer(1, 6000, 'e-mails a minute, 1 to 6000'),
    '60',
  ),
  EMAILJS_SERVICE_ID: optional(
    [
      'EmailJS, where there is no SMTP_URL.',
      'The template must send to {{to_email}} with {{subject}};',
      '{{details}} is the whole e-mail as text.',
      'In the account, allow non-browser applications (Account, Security).',
    ],
    emailJsId('a service id such as service_abc123'),
  ),
  EMAILJS_TEMPLATE_ID: optional(
    'Template of EmailJS; see EMAILJS_SERVICE_ID.',
    emailJsId('a template id such as template_abc123'),
  ),
  EMAILJS_PUBLIC_KEY: optional(
    'Public key of the EmailJS account.',
    emailJsId('the public key of the account'),
  ),
  EMAILJS_PRIVATE_KEY: optional(
    'Private key of the EmailJS account, needed where the account asks for it.',
    emailJsId('the private key of the account'),
  ),
  EMAILJS_URL: variable(
    'Address of EmailJS, or of a server that replaces it in tests.',
    url(['http:', 'https:'], 'an address such as https://api.emailjs.com'),
    'https://api.emailjs.com',
  ),
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
      'after a start the old one can go.',
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
    'At info, one JSON line is written for each request, with its id.',
    oneOfValue(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
    'info',
  ),
})

export type Config = ReturnType<typeof configOf>

/** Thrown with every bad value, so that one start names all that has to be corrected. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  readonly problems: string[]

  constructor(problems: string[]) {
    super(`Bad configuration:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

/**
 * Reads the configuration from environment variables; unset or empty means the default.
 * @throws {ConfigError} naming every variable whose value cannot be used.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(
    Object.keys(variables.entries).flatMap((name) => {
      const value = env[name]?.trim()
      return value ? [[name, value]] : []
    }),
  )
  const result = v.safeParse(variables, set)
  const bad = new Map(result.issues?.map((issue) => [v.getDotPath(issue) ?? '', issue.message]))
  const problems = [
    ...[...bad].map(
      ([name, expected]) => `${name}=${JSON.stringify(set[name])}: expected ${expected}`,
    ),
    ...missingOfEmailJs(set).map(
      (name) => `${name}: missing; EmailJS needs ${emailJsNames.join(', ')}`,
    ),
    ...missingOfBucket(set).map((name) => `${name}: missing; STORAGE_BUCKET_URL needs it`),
  ]
  if (problems.length > 0 || !result.success) throw new ConfigError(problems)
  return configOf(result.output, env.NODE_ENV === 'production')
}

/**
 * The variables of the company's data that are not set. The legal pages leave out missing data,
 * which art. 10 LSSI and art. 13 GDPR require; the log at start and `/health` report it to the
 * agency.
 */
export function missingCompanyData(config: Config): string[] {
  const data = {
    COMPANY_NAME: config.companyName,
    COMPANY_TAX_ID: config.companyTaxId,
    COMPANY_ADDRESS: config.companyAddress,
    COMPANY_REGISTER: config.companyRegister,
    COMPANY_PROCESSORS: config.companyProcessors,
  }
  return Object.entries(data).flatMap(([name, value]) => (value ? [] : [name]))
}

/** Without a key nothing could be stored. */
const missingOfBucket = (set: Record<string, string>): string[] =>
  set.STORAGE_BUCKET_URL
    ? ['STORAGE_KEY_ID', 'STORAGE_KEY_SECRET'].filter((name) => !set[name])
    : []

const emailJsNames = ['EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID', 'EMAILJS_PUBLIC_KEY'] as const

/** EmailJS needs three values; with only some of them no e-mail would be sent. */
function missingOfEmailJs(set: Record<string, string>): string[] {
  const missing = emailJsNames.filter((name) => !set[name])
  return missing.length === emailJsNames.length && !set.EMAILJS_PRIVATE_KEY ? [] : missing
}

function configOf(value: v.InferOutput<typeof variables>, production: boolean) {
  return {
    port: value.PORT,
    host: value.HOST,
    siteUrl: value.SITE_URL ?? `http://localhost:${value.PORT}`,
    dataDir: value.DATA_DIR,
    databaseUrl: value.DATABASE_URL,
    bucket: bucketOf(value),
    agencyEmail: value.AGENCY_EMAIL,
    agencyAddress: value.AGENCY_ADDRESS,
    chatPhone: value.CHAT_PHONE,
    viewingPlace: value.VIEWING_PLACE,
    viewings: {
      hours: value.VIEWING_HOURS,
      closed: value.VIEWING_CLOSED,
      capacity: value.VIEWING_CAPACITY,
      hold: value.VIEWING_HOLD_HOURS * hour,
    },
    agencyLanguage: value.AGENCY_LANGUAGE,
    officeIdleMinutes: value.OFFICE_IDLE_MINUTES,
    alertDelay: value.ALERT_DELAY_MINUTES * minute,
    socialLinks: value.SOCIAL_LINKS,
    cityName: value.CITY_NAME,
    resortTownName: value.RESORT_TOWN_NAME,
    officeHours: value.OFFICE_HOURS,
    resort: {
      municipality: value.RESORT_MUNICIPALITY,
      province: value.RESORT_PROVINCE,
      coordinates: value.RESORT_COORDINATES,
    },
    costs: {
      ibiRate: value.COST_IBI_RATE,
      insurance: value.COST_INSURANCE,
      utilities: value.COST_UTILITIES,
      month: value.COST_RANGES_MONTH,
      lending: value.COST_LENDING,
    },
    companyName: value.COMPANY_NAME,
    companyTaxId: value.COMPANY_TAX_ID,
    companyAddress: value.COMPANY_ADDRESS,
    companyRegister: value.COMPANY_REGISTER,
    companyProcessors: value.COMPANY_PROCESSORS,
    mailFrom: value.MAIL_FROM,
    newsletterPace: value.NEWSLETTER_PACE,
    smtpUrl: value.SMTP_URL,
    emailJs: emailJsOf(value),
    supabaseUrl: value.SUPABASE_URL,
    supabaseAnonKey: value.SUPABASE_ANON_KEY,
    trustProxy: value.TRUST_PROXY,
    imageOrigins: value.IMAGE_ORIGINS,
    pictureVariants: value.PICTURE_VARIANTS,
    storedKeysSecrets: value.STORED_KEYS_SECRET ?? [],
    metrics: { token: value.METRICS_TOKEN, addresses: value.METRICS_ADDRESSES ?? [] },
    logLevel: value.LOG_LEVEL,
    production,
  }
}

function bucketOf(value: v.InferOutput<typeof variables>) {
  const { STORAGE_BUCKET_URL: url, STORAGE_REGION: region } = value
  const { STORAGE_KEY_ID: keyId, STORAGE_KEY_SECRET: secret } = value
  return url && keyId && secret ? { url, region, keyId, secret } : undefined
}

function emailJsOf(value: v.InferOutput<typeof variables>) {
  const { EMAILJS_SERVICE_ID: serviceId, EMAILJS_TEMPLATE_ID: templateId } = value
  const { EMAILJS_PUBLIC_KEY: publicKey, EMAILJS_PRIVATE_KEY: privateKey } = value
  if (!serviceId || !templateId || !publicKey) return undefined
  const address = new URL(value.EMAILJS_URL)
  // An origin without a path means the service's own path.
  if (address.pathname === '/') address.pathname = '/api/v1.0/email/send'
  return { serviceId, templateId, publicKey, privateKey, url: address.href }
}
