import type { Language } from '../../language.ts'

/** How long an e-mail's code works, in minutes (OWASP ASVS 6.5.5). */
export const codeMinutes = 10

export interface EmailText {
  subject: string
  body: string
  /** The text of the link; empty where there is nothing to do. */
  action: string
  /** What to do if the recipient did not ask for it. */
  otherwise: string
}

type EmailKind =
  | 'confirmation'
  | 'recovery'
  | 'email_change'
  | 'password_changed'
  | 'email_change_notice'

interface Words extends Record<EmailKind, EmailText> {
  code(code: string): string
  linkLasts(hours: number): string
  sender: string
}

/** The texts of the accounts' e-mails. */
export const words: Record<Language, Words> = {
  en: {
    confirmation: {
      subject: 'Confirm your e-mail address',
      body: 'An account with Alborán Residences was requested for this address. Confirm the address, and the account is yours to use.',
      action: 'Confirm this address',
      otherwise: 'If it was not you, do nothing: without the confirmation nobody can sign in.',
    },
    recovery: {
      subject: 'A new password for your account',
      body: 'A new password was requested for your account with Alborán Residences.',
      action: 'Choose a new password',
      otherwise: 'If it was not you, do nothing: your password stays as it is.',
    },
    email_change: {
      subject: 'Confirm your new e-mail address',
      body: 'An account with Alborán Residences is to use this address from now on.',
      action: 'Confirm the new address',
      otherwise: 'If it was not you, do nothing: the account keeps its old address.',
    },
    password_changed: {
      subject: 'Your password was changed',
      body: 'The password of your account with Alborán Residences was changed a moment ago. Every other device has been signed out.',
      action: '',
      otherwise:
        'If it was not you, choose a new password at once with “Forgot password” on the sign-in page, and write to us.',
    },
    email_change_notice: {
      subject: 'Your e-mail address is to be changed',
      body: 'Another e-mail address was entered for your account with Alborán Residences. Once it is confirmed, e-mails go there.',
      action: '',
      otherwise:
        'If it was not you, sign in and choose a new password at once: that cancels the change.',
    },
    code: (code) =>
      `Where a code is asked for, it is ${code}, for the next ${codeMinutes} minutes.`,
    linkLasts: (hours) =>
      hours === 1
        ? 'The link works once, within an hour.'
        : `The link works once, within ${hours} hours.`,
    sender: 'Alborán Residences, Costa del Sol.',
  },
  es: {
    confirmation: {
      subject: 'Confirme su correo electrónico',
      body: 'Se ha solicitado una cuenta en Alborán Residences con esta dirección. En cuanto la confirme, podrá usarla.',
      action: 'Confirmar la dirección',
      otherwise: 'Si no ha sido usted, no haga nada: sin confirmación nadie puede iniciar sesión.',
    },
    recovery: {
      subject: 'Nueva contraseña para su cuenta',
      body: 'Se ha solicitado una contraseña nueva para su cuenta en Alborán Residences.',
      action: 'Elegir una contraseña nueva',
      otherwise: 'Si no ha sido usted, no haga nada: su contraseña sigue siendo la misma.',
    },
    email_change: {
      subject: 'Confirme su nuevo correo electrónico',
      body: 'Una cuenta de Alborán Residences va a usar esta dirección a partir de ahora.',
      action: 'Confirmar la nueva dirección',
      otherwise: 'Si no ha sido usted, no haga nada: la cuenta conserva su dirección anterior.',
    },
    password_changed: {
      subject: 'Se ha cambiado su contraseña',
      body: 'La contraseña de su cuenta en Alborán Residences se acaba de cambiar. En los demás dispositivos se ha cerrado la sesión.',
      action: '',
      otherwise:
        'Si no ha sido usted, elija enseguida otra contraseña desde «¿Ha olvidado su contraseña?», en la página de acceso, y escríbanos.',
    },
    email_change_notice: {
      subject: 'Se va a cambiar su correo electrónico',
      body: 'Se ha indicado otra dirección de correo para su cuenta en Alborán Residences. Cuando se confirme, le escribiremos allí.',
      action: '',
      otherwise:
        'Si no ha sido usted, inicie sesión y elija enseguida otra contraseña: así se anula el cambio.',
    },
    code: (code) => `Si se le pide un código, es el ${code}; sirve durante ${codeMinutes} minutos.`,
    linkLasts: (hours) =>
      hours === 1
        ? 'El enlace sirve una sola vez, durante una hora.'
        : `El enlace sirve una sola vez, durante ${hours} horas.`,
    sender: 'Alborán Residences, Costa del Sol.',
  },
}
