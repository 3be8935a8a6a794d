import * as v from 'valibot'
import { hour, minute } from '../shared/time/durations.ts'
import { variables } from './variables.ts'

export type Config = ReturnType<typeof configOf>

/** Names every invalid value, so that one start reports all that has to be corrected. */
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
 * The variables of the company's data that are not set. The legal pages leave missing data out
 * although art. 10 LSSI and art. 13 GDPR require it, so the log at start and `/health` report it to
 * the agency.
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

/**
 * The variables that are still missing once a bucket is set: without its key nothing could be
 * stored.
 */
const missingOfBucket = (set: Record<string, string>): string[] =>
  set.STORAGE_BUCKET_URL
    ? ['STORAGE_KEY_ID', 'STORAGE_KEY_SECRET'].filter((name) => !set[name])
    : []

const emailJsNames = ['EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID', 'EMAILJS_PUBLIC_KEY'] as const

/** The variables that are still missing once EmailJS is partly configured: it needs all three. */
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
      closed: value.VIEWING_CLOSED ?? [],
      onHolidays: value.VIEWING_ON_HOLIDAYS === 'yes',
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
  // An origin without a path stands for the service's own path.
  if (address.pathname === '/') address.pathname = '/api/v1.0/email/send'
  return { serviceId, templateId, publicKey, privateKey, url: address.href }
}
