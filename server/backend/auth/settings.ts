import type { AuthSettings } from './context.ts'

/** The body of GET /settings: the ways to sign in that a client may offer. */
export function settingsJson({ autoConfirm, disableSignup }: AuthSettings) {
  return {
    external: { ...Object.fromEntries(providers.map((name) => [name, false])), email: true },
    disable_signup: disableSignup,
    mailer_autoconfirm: autoConfirm,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    saml_private_key_next_configured: false,
    passkeys_enabled: false,
  }
}

/** Providers of the hosted service, all of which are disabled here. */
const providers = [
  'anonymous_users',
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'fly',
  'github',
  'gitlab',
  'google',
  'kakao',
  'keycloak',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'phone',
  'slack',
  'slack_oidc',
  'snapchat',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'zoom',
]
