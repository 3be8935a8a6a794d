import type { TokenPurpose } from '../../database/tables/accounts.ts'
import type { Language } from '../../language.ts'
import { senderLine } from '../../mail/sender-line.ts'
import type { Device } from '../../shared/addresses/user-agent.ts'
import type { StaffRole } from '../../staff/role.ts'

/** E-mails that only report a change of the account. */
export const noticeKinds = [
  'password_changed',
  'email_change_notice',
  'new_device',
  'second_factor_on',
  'second_factor_off',
  'second_factor_reset',
  'recovery_code_used',
] as const

export type NoticeKind = (typeof noticeKinds)[number]

interface EmailText {
  subject: string
  body: string
  /** The text of the link; empty where there is no link. */
  action: string
  /** Advice for a recipient who did not ask for the e-mail. */
  ifUnexpected: string
}

type EmailKind = TokenPurpose | NoticeKind

interface Words extends Record<EmailKind, EmailText> {
  /** The greeting of an invitation. */
  greeting(name: string): string
  /**
   * The first sentence of an invitation.
   * @param by the name of the member who invites; undefined at the command line.
   */
  invitedBy(by: string | undefined): string
  /** The sentence that names who reset a second step. */
  resetBy(by: string): string
  invitedAs: Record<StaffRole, string>
  /** The sentence that says where a member signs in later. */
  signInAt(address: string): string
  /** The advice for a link that has expired. */
  linkAgain: string
  linkLasts(hours: number): string
  /** The device and place of a sign-in. */
  device(browser: string | undefined, system: string | undefined): string
  sender: string
}

/** The texts of the accounts' e-mails. */
export const words: Record<Language, Words> = {
  en: {
    confirmation: {
      subject: 'Confirm your e-mail address',
      body: 'An account with Alborán Residences was requested for this address. Confirm the address, and the account is yours to use.',
      action: 'Confirm this address',
      ifUnexpected: 'If it was not you, do nothing: without the confirmation nobody can sign in.',
    },
    recovery: {
      subject: 'A new password for your account',
      body: 'A new password was requested for your account with Alborán Residences.',
      action: 'Choose a new password',
      ifUnexpected: 'If it was not you, do nothing: your password stays as it is.',
    },
    email_change: {
      subject: 'Confirm your new e-mail address',
      body: 'This address was entered for an account with Alborán Residences, to be used from now on.',
      action: 'Confirm the new address',
      ifUnexpected: 'If it was not you, do nothing: the account keeps its old address.',
    },
    invite: {
      subject: 'Your invitation to the office of Alborán Residences',
      body: 'First you set a password. Then you connect an authenticator app on your telephone; the office will ask for its six digits whenever you sign in.',
      action: 'Set your password',
      ifUnexpected: 'If you do not know why you were invited, do nothing and write to us.',
    },
    password_changed: {
      subject: 'Your password was changed',
      body: 'The password of your account with Alborán Residences was changed a moment ago. Every other device has been signed out.',
      action: '',
      ifUnexpected:
        'If it was not you, choose a new password at once with “Forgot your password?” on the sign-in page, and write to us.',
    },
    email_change_notice: {
      subject: 'Your e-mail address is to be changed',
      body: 'Another e-mail address was entered for your account with Alborán Residences. Once it is confirmed, we will write to you there.',
      action: '',
      ifUnexpected:
        'If it was not you, sign in and choose a new password at once: that cancels the change.',
    },
    new_device: {
      subject: 'A sign-in from a new device',
      body: 'The password of your account with Alborán Residences was used a moment ago on a device that you have not used with it before.',
      action: '',
      ifUnexpected:
        'If it was you, there is nothing to do. If it was not, choose a new password at once with “Forgot your password?” on the sign-in page: that ends every session.',
    },
    second_factor_on: {
      subject: 'Your second step is on',
      body: 'From now on, signing in to your account with Alborán Residences takes your password and a code from your authenticator. Every other device has been signed out.',
      action: '',
      ifUnexpected: 'If it was not you, write to us at once.',
    },
    second_factor_off: {
      subject: 'Your second step is off',
      body: 'An authenticator was removed from your account with Alborán Residences. Unless you have another, your password alone is enough to sign in.',
      action: '',
      ifUnexpected:
        'If it was not you, choose a new password at once with “Forgot your password?” on the sign-in page, and write to us.',
    },
    second_factor_reset: {
      subject: 'Your second step was reset',
      body: 'The authenticator of your account with Alborán Residences was removed, and every device has been signed out. When you next sign in, the office asks you to set up another before it opens.',
      action: '',
      ifUnexpected:
        'If you did not ask for this, choose a new password at once with “Forgot your password?” on the sign-in page, and write to us.',
    },
    recovery_code_used: {
      subject: 'A recovery code was used',
      body: 'Somebody signed in to your account with Alborán Residences with your password and one of your recovery codes. That code will not work again.',
      action: '',
      ifUnexpected:
        'If it was not you, choose a new password at once with “Forgot your password?” on the sign-in page, and write to us.',
    },
    greeting: (name) => `Dear ${name},`,
    invitedBy: (by) =>
      by
        ? `${by} invites you to the office of Alborán Residences, where the agency works on its enquiries, viewings and homes.`
        : 'You are invited to the office of Alborán Residences, where the agency works on its enquiries, viewings and homes.',
    resetBy: (by) => `It was reset by ${by}.`,
    invitedAs: {
      agent: 'You join as an agent: you answer enquiries, arrange viewings and publish homes.',
      manager:
        'You join as a manager: you do everything that agents do, and you manage staff, texts and newsletters.',
    },
    signInAt: (address) => `From then on, you sign in here: ${address}`,
    linkAgain: 'After that, you can ask for another on the page that it opens.',
    device: (browser, system) =>
      browser && system
        ? `The device: ${browser} on ${system}.`
        : browser || system
          ? `The device: ${browser ?? system}.`
          : 'The device did not identify itself.',
    linkLasts: (hours) =>
      hours === 1
        ? 'The link works once, within an hour.'
        : `The link works once, within ${hours} hours.`,
    sender: senderLine,
  },
  es: {
    confirmation: {
      subject: 'Confirme su correo electrónico',
      body: 'Se ha solicitado una cuenta en Alborán Residences con este correo. En cuanto lo confirme, podrá usarla.',
      action: 'Confirmar el correo',
      ifUnexpected:
        'Si no ha sido usted, no haga nada: sin confirmación nadie puede iniciar sesión.',
    },
    recovery: {
      subject: 'Nueva contraseña para su cuenta',
      body: 'Se ha solicitado una contraseña nueva para su cuenta en Alborán Residences.',
      action: 'Elegir una contraseña nueva',
      ifUnexpected: 'Si no ha sido usted, no haga nada: su contraseña sigue siendo la misma.',
    },
    email_change: {
      subject: 'Confirme su nuevo correo electrónico',
      body: 'Una cuenta de Alborán Residences va a usar esta dirección a partir de ahora.',
      action: 'Confirmar la nueva dirección',
      ifUnexpected: 'Si no ha sido usted, no haga nada: la cuenta conserva su dirección anterior.',
    },
    invite: {
      subject: 'Invitación a la oficina de Alborán Residences',
      body: 'Primero elegirá una contraseña. Después conectará una aplicación de autenticación de su teléfono, y la oficina le pedirá sus seis cifras cada vez que inicie sesión.',
      action: 'Elegir la contraseña',
      ifUnexpected: 'Si no sabe a qué se debe esta invitación, no haga nada y escríbanos.',
    },
    password_changed: {
      subject: 'Se ha cambiado su contraseña',
      body: 'La contraseña de su cuenta en Alborán Residences se acaba de cambiar. En los demás dispositivos se ha cerrado la sesión.',
      action: '',
      ifUnexpected:
        'Si no ha sido usted, elija enseguida otra contraseña desde «¿Ha olvidado la contraseña?», en la página de acceso, y escríbanos.',
    },
    email_change_notice: {
      subject: 'Se va a cambiar su correo electrónico',
      body: 'Se ha indicado otra dirección de correo para su cuenta en Alborán Residences. Cuando se confirme, le escribiremos allí.',
      action: '',
      ifUnexpected:
        'Si no ha sido usted, inicie sesión y elija enseguida otra contraseña: así se anula el cambio.',
    },
    new_device: {
      subject: 'Acceso desde un dispositivo nuevo',
      body: 'La contraseña de su cuenta en Alborán Residences se acaba de usar en un dispositivo desde el que no había accedido antes.',
      action: '',
      ifUnexpected:
        'Si ha sido usted, no tiene que hacer nada. Si no, elija enseguida otra contraseña desde «¿Ha olvidado la contraseña?», en la página de acceso: así se cierran todas las sesiones.',
    },
    second_factor_on: {
      subject: 'La verificación en dos pasos está activada',
      body: 'A partir de ahora, para acceder a su cuenta en Alborán Residences hacen falta la contraseña y un código de su aplicación de autenticación. En los demás dispositivos se ha cerrado la sesión.',
      action: '',
      ifUnexpected: 'Si no ha sido usted, escríbanos enseguida.',
    },
    second_factor_off: {
      subject: 'La verificación en dos pasos está desactivada',
      body: 'Se ha quitado una aplicación de autenticación de su cuenta en Alborán Residences. Si no tiene otra, para acceder basta con la contraseña.',
      action: '',
      ifUnexpected:
        'Si no ha sido usted, elija enseguida otra contraseña desde «¿Ha olvidado la contraseña?», en la página de acceso, y escríbanos.',
    },
    second_factor_reset: {
      subject: 'Se ha restablecido su verificación en dos pasos',
      body: 'Se ha quitado la aplicación de autenticación de su cuenta en Alborán Residences y se ha cerrado la sesión en todos los dispositivos. La próxima vez que acceda, la oficina le pedirá que configure otra antes de abrirse.',
      action: '',
      ifUnexpected:
        'Si no lo ha pedido, elija enseguida otra contraseña desde «¿Ha olvidado la contraseña?», en la página de acceso, y escríbanos.',
    },
    recovery_code_used: {
      subject: 'Se ha usado un código de recuperación',
      body: 'Alguien ha accedido a su cuenta en Alborán Residences con la contraseña y uno de sus códigos de recuperación. Ese código ya no sirve.',
      action: '',
      ifUnexpected:
        'Si no ha sido usted, elija enseguida otra contraseña desde «¿Ha olvidado la contraseña?», en la página de acceso, y escríbanos.',
    },
    greeting: (name) => `Hola, ${name}:`,
    invitedBy: (by) =>
      by
        ? `${by} le invita a la oficina de Alborán Residences, donde la agencia lleva sus consultas, visitas y viviendas.`
        : 'Se le invita a la oficina de Alborán Residences, donde la agencia lleva sus consultas, visitas y viviendas.',
    resetBy: (by) => `La ha restablecido ${by}.`,
    invitedAs: {
      agent:
        'Su función será la de agente: contestará consultas, concertará visitas y publicará viviendas.',
      manager:
        'Su función será de dirección: hará lo mismo que los agentes y, además, gestionará el equipo, los textos y los boletines.',
    },
    signInAt: (address) => `En adelante, la sesión se inicia aquí: ${address}`,
    linkAgain: 'Después podrá pedir otro en la página que se abre.',
    device: (browser, system) =>
      browser && system
        ? `El dispositivo: ${browser} en ${system}.`
        : browser || system
          ? `El dispositivo: ${browser ?? system}.`
          : 'El dispositivo no se ha identificado.',
    linkLasts: (hours) =>
      hours === 1
        ? 'El enlace sirve una sola vez, durante una hora.'
        : `El enlace sirve una sola vez, durante ${hours} horas.`,
    sender: senderLine,
  },
}

/** The sentence about a device, in the reader's language. */
export const deviceText = ({ browser, system }: Device, language: Language): string =>
  words[language].device(browser, system)
