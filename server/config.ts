import { resolve } from 'node:path'
import type { EmailJsAccount } from './mail/mailers/emailjs.ts'

/** Everything that may differ between two installations (decisions, "Brand and configuration"). */
export interface Config {
  port: number
  host: string
  /** Public origin without a trailing slash: canonical addresses, letters, sitemap. */
  siteUrl: string
  dataDir: string
  /** `postgres://…`, or undefined for the embedded SQLite file in `dataDir`. */
  databaseUrl: string | undefined
  agencyEmail: string
  agencyAddress: string
  /** International form, as shown: "+34 600 000 000". */
  chatPhone: string
  socialLinks: SocialLink[]
  /** The company's own data for the legal pages; a page says what is missing. */
  companyName: string | undefined
  companyTaxId: string | undefined
  companyAddress: string | undefined
  companyRegister: string | undefined
  /** Who hosts the site and carries its mail, as the privacy page names them. */
  companyProcessors: string | undefined
  mailFrom: string
  /** `smtp://user:password@host:port` or `smtps://…`; undefined writes `.eml` files. */
  smtpUrl: string | undefined
  /** Sends by EmailJS's REST call where there is no SMTP. */
  emailJs: EmailJsAccount | undefined
  /** The hosted backend's address; undefined means our own, served by this process. */
  supabaseUrl: string | undefined
  /** The public key that every client of the backend sends, hosted or ours. It is no secret. */
  supabaseAnonKey: string
  /** How many proxies in front of us are ours, so whose forwarded address we believe. */
  trustProxy: number
  /** Origins of pictures that are not ours, allowed in the Content-Security-Policy. */
  imageOrigins: string[]
  logLevel: LogLevel
  production: boolean
}

export interface SocialLink {
  name: string
  url: string
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** Thrown with every bad value named, so that one start tells all there is to mend. */
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
  const problems: string[] = []

  function read<T>(
    name: string,
    fallback: T,
    parse: (value: string) => T | undefined,
    expected: string,
  ): T {
    const value = env[name]?.trim()
    if (!value) return fallback
    const parsed = parse(value)
    if (parsed === undefined)
      problems.push(`${name}=${JSON.stringify(value)}: expected ${expected}`)
    return parsed ?? fallback
  }

  /** All three names together make an account; some of them are a mistake that would lose letters. */
  function readEmailJs(): EmailJsAccount | undefined {
    const serviceId = read(
      'EMAILJS_SERVICE_ID',
      '',
      identifier,
      'a service id such as service_abc123',
    )
    const templateId = read(
      'EMAILJS_TEMPLATE_ID',
      '',
      identifier,
      'a template id such as template_abc123',
    )
    const publicKey = read('EMAILJS_PUBLIC_KEY', '', identifier, 'the public key of the account')
    const privateKey = read<string | undefined>(
      'EMAILJS_PRIVATE_KEY',
      undefined,
      identifier,
      'the private key of the account',
    )
    const sendUrl = read(
      'EMAILJS_URL',
      emailJsUrl,
      emailJsAddress,
      'an address such as https://api.emailjs.com',
    )
    const names = {
      EMAILJS_SERVICE_ID: serviceId,
      EMAILJS_TEMPLATE_ID: templateId,
      EMAILJS_PUBLIC_KEY: publicKey,
    }
    const missing = Object.entries(names).flatMap(([name, value]) =>
      value || env[name]?.trim() ? [] : [name],
    )
    if (missing.length === 3 && !privateKey) return undefined
    for (const name of missing)
      problems.push(`${name}: missing; EmailJS needs ${Object.keys(names).join(', ')}`)
    return { serviceId, templateId, publicKey, privateKey, url: sendUrl }
  }

  const port = read('PORT', 3000, integer(0, 65_535), 'a port number, 0 to 65535')
  const config: Config = {
    port,
    host: read('HOST', '0.0.0.0', text, 'an address to listen on'),
    siteUrl: read(
      'SITE_URL',
      `http://localhost:${port}`,
      origin,
      'an origin such as https://www.example.com',
    ),
    dataDir: resolve(read('DATA_DIR', './data', text, 'a folder')),
    databaseUrl: read(
      'DATABASE_URL',
      undefined,
      url('postgres:', 'postgresql:'),
      'postgres://user:password@host:port/database',
    ),
    agencyEmail: read('AGENCY_EMAIL', 'sales@alboran.example', email, 'an e-mail address'),
    agencyAddress: read(
      'AGENCY_ADDRESS',
      'Alborán Residences; Costa del Sol; Málaga',
      text,
      'lines separated by semicolons',
    ),
    chatPhone: read(
      'CHAT_PHONE',
      '+34 600 000 000',
      phone,
      'an international number such as +34 600 000 000',
    ),
    socialLinks: read(
      'SOCIAL_LINKS',
      defaultSocialLinks,
      socialLinks,
      'Name=https://…, separated by commas',
    ),
    companyName: read('COMPANY_NAME', undefined, text, 'the registered name'),
    companyTaxId: read(
      'COMPANY_TAX_ID',
      undefined,
      taxId,
      'a Spanish tax number such as B12345678',
    ),
    companyAddress: read('COMPANY_ADDRESS', undefined, text, 'the registered address'),
    companyRegister: read('COMPANY_REGISTER', undefined, text, 'register, volume, sheet and entry'),
    companyProcessors: read(
      'COMPANY_PROCESSORS',
      undefined,
      text,
      'names and countries of the hosting and e-mail providers',
    ),
    mailFrom: read(
      'MAIL_FROM',
      'Alborán Residences <no-reply@alboran.example>',
      mailbox,
      'a mailbox such as Name <name@example.com>',
    ),
    smtpUrl: read('SMTP_URL', undefined, url('smtp:', 'smtps:'), 'smtp://user:password@host:port'),
    emailJs: readEmailJs(),
    supabaseUrl: read(
      'SUPABASE_URL',
      undefined,
      origin,
      'an origin such as https://abc.supabase.co',
    ),
    supabaseAnonKey: read('SUPABASE_ANON_KEY', 'alboran-public', key, 'a key without blanks'),
    trustProxy: read('TRUST_PROXY', 0, integer(0, 10), 'how many proxies stand in front, 0 to 10'),
    imageOrigins: read('IMAGE_ORIGINS', [], origins, 'origins separated by commas'),
    logLevel: read<LogLevel>(
      'LOG_LEVEL',
      'info',
      oneOf(logLevels),
      `one of ${logLevels.join(', ')}`,
    ),
    production: env.NODE_ENV === 'production',
  }
  if (problems.length > 0) throw new ConfigError(problems)
  return config
}

const defaultSocialLinks: SocialLink[] = [
  { name: 'Instagram', url: 'https://www.instagram.com/' },
  { name: 'Facebook', url: 'https://www.facebook.com/' },
  { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
]

const text = (value: string) => value || undefined

const key = (value: string) => (/^[\w.~+/=-]+$/.test(value) ? value : undefined)

/** A NIF: of a company, of a person, or of a foreigner; with or without ES in front. */
const taxId = (value: string) =>
  /^(ES)?[A-Z0-9]\d{7}[A-Z0-9]$/i.test(value.replace(/[\s.-]/g, '')) ? value : undefined

const email = (value: string) =>
  /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(value) ? value : undefined

const mailbox = (value: string) =>
  email(/<([^<>]*)>$/.exec(value)?.[1] ?? value) ? value : undefined

const identifier = (value: string) => (/^[\w-]{3,80}$/.test(value) ? value : undefined)

const emailJsPath = '/api/v1.0/email/send'
const emailJsUrl = `https://api.emailjs.com${emailJsPath}`

/** The whole address of the call, or the service's origin alone. */
function emailJsAddress(value: string): string | undefined {
  if (!url('http:', 'https:')(value)) return undefined
  const address = new URL(value)
  if (address.pathname === '/') address.pathname = emailJsPath
  return address.href
}

const phone = (value: string) => (/^\+[\d\s()-]{6,24}$/.test(value) ? value : undefined)

const integer = (min: number, max: number) => (value: string) => {
  const number = Number(value)
  return /^\d+$/.test(value) && number >= min && number <= max ? number : undefined
}

const oneOf =
  <T extends string>(values: readonly T[]) =>
  (value: string) =>
    values.find((one) => one === value)

const url =
  (...protocols: string[]) =>
  (value: string) =>
    URL.canParse(value) && protocols.includes(new URL(value).protocol) ? value : undefined

function origin(value: string): string | undefined {
  if (!url('http:', 'https:')(value)) return undefined
  const { origin, pathname, search } = new URL(value)
  return pathname === '/' && !search ? origin : undefined
}

function origins(value: string): string[] | undefined {
  const list = value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
  return list.every(origin) ? list.map((one) => new URL(one).origin) : undefined
}

function socialLinks(value: string): SocialLink[] | undefined {
  const links = value.split(',').map((one) => {
    const [, name, address] = /^\s*([^=]+)=(\S+)\s*$/.exec(one) ?? []
    return name && address && url('https:')(address) ? { name, url: address } : undefined
  })
  return links.every((link) => link !== undefined) ? links : undefined
}
