import { fieldProblems } from '#app/root-data/field-problems.ts'
import { translations } from '#app/words.ts'
import {
  maxPasswordBytes,
  minPasswordLength,
  minStaffPasswordLength,
} from '#server/shared/password-rule.ts'
import { capital } from '#server/shared/text/initial.ts'
import { numberInWords } from '#server/shared/text/number-in-words.ts'
import { stepMinutes } from '#server/shared/time/account-durations.ts'

/** Texts that the account forms share: labels, problems of fields, and reasons for a refusal. */
export const accountWords = translations(
  {
    fields: {
      email: 'E-mail',
      password: 'Password',
      newPassword: 'New password',
      confirm: 'Confirm password',
      name: 'Full name',
      phone: 'Phone number',
      language: 'Language',
      currentPassword: 'Current password',
      code: 'Code',
      recoveryCode: 'Recovery code',
      eitherCode: 'Code of the second step',
    },
    atLeast: `At least ${minPasswordLength} characters.`,
    atLeastStaff: `At least ${minStaffPasswordLength} characters. Several unrelated words make a good password.`,
    codeHint: 'Six digits, which change every 30 seconds.',
    recoveryCodeHint: 'Such as 7qk4-m2xd-a9ce-w5hn. Each works once.',
    eitherCodeHint: 'Six digits from the authenticator, or one of your recovery codes.',
    check: 'Please check the form',
    problems: {
      ...fieldProblems.en,
      passwordRequired: 'Please provide a password',
      passwordShort: `Password must be at least ${minPasswordLength} characters long.`,
      passwordStaffShort: `The password of a member of staff must be at least ${minStaffPasswordLength} characters long.`,
      passwordLong: `Please make this shorter: ${maxPasswordBytes} characters at most.`,
      passwordWeak: 'This password is known or too easy to guess. Please choose another.',
      passwordSame: 'That is already your password.',
      passwordWrong: 'This is not your current password.',
      passwordsDiffer: 'Passwords do not match.',
      currentRequired: 'Please provide your current password',
      codeRequired: 'Please provide the code',
      codeWrong: 'That code is not right, or it has been used.',
    },
    refused: {
      credentials: 'Invalid login credentials',
      unconfirmed: 'Email not confirmed. We have sent you the confirmation link once more.',
      tooMany: 'Too many attempts. Please try again in a few minutes.',
      closed: 'We are not opening new accounts at the moment.',
      sessionEnded: 'Your session has ended. Please sign in again.',
      ofStaff:
        'This account belongs to a member of the agency’s staff. A manager has to remove it from the staff first.',
      linkUsed: 'This link has been used or has expired. Please ask for a new one.',
      enrolmentEnded: `This took longer than ${numberInWords(stepMinutes, 'en')} minutes. Please scan the new code.`,
    },
    chat: 'If it keeps failing, write to us by chat: {phone}',
  },
  {
    fields: {
      email: 'Correo electrónico',
      password: 'Contraseña',
      newPassword: 'Contraseña nueva',
      confirm: 'Repita la contraseña',
      name: 'Nombre y apellidos',
      phone: 'Teléfono',
      language: 'Idioma',
      currentPassword: 'Contraseña actual',
      code: 'Código',
      recoveryCode: 'Código de recuperación',
      eitherCode: 'Código del segundo paso',
    },
    atLeast: `${capital(numberInWords(minPasswordLength, 'es'))} caracteres como mínimo.`,
    atLeastStaff: `${capital(numberInWords(minStaffPasswordLength, 'es'))} caracteres como mínimo. Varias palabras sin relación entre sí forman una buena contraseña.`,
    codeHint: 'Seis cifras, que cambian cada 30 segundos.',
    recoveryCodeHint: 'Por ejemplo, 7qk4-m2xd-a9ce-w5hn. Cada uno sirve una sola vez.',
    eitherCodeHint:
      'Las seis cifras de la aplicación de autenticación o un código de recuperación.',
    check: 'Revise el formulario',
    problems: {
      ...fieldProblems.es,
      passwordRequired: 'Escriba una contraseña',
      passwordShort: `La contraseña debe tener al menos ${minPasswordLength} caracteres.`,
      passwordStaffShort: `La contraseña de una persona del equipo debe tener al menos ${minStaffPasswordLength} caracteres.`,
      passwordLong: `Acórtela: ${maxPasswordBytes} caracteres como máximo.`,
      passwordWeak: 'Esta contraseña es conocida o demasiado fácil. Elija otra.',
      passwordSame: 'Es la contraseña que ya tiene.',
      passwordWrong: 'No es su contraseña actual.',
      passwordsDiffer: 'Las contraseñas no coinciden.',
      currentRequired: 'Escriba su contraseña actual',
      codeRequired: 'Escriba el código',
      codeWrong: 'El código no es correcto o ya se ha usado.',
    },
    refused: {
      credentials: 'El correo o la contraseña no son correctos.',
      unconfirmed: 'Falta confirmar el correo. Le hemos enviado el enlace de nuevo.',
      tooMany: 'Demasiados intentos. Vuelva a probar dentro de unos minutos.',
      closed: 'Ahora mismo no abrimos cuentas nuevas.',
      sessionEnded: 'La sesión ha terminado. Vuelva a iniciarla.',
      ofStaff:
        'Esta cuenta es del equipo de la agencia. Antes, la dirección tiene que darla de baja en el equipo.',
      linkUsed: 'Este enlace ya se ha usado o ha caducado. Pida otro.',
      enrolmentEnded: `Han pasado más de ${numberInWords(stepMinutes, 'es')} minutos. Escanee el código nuevo.`,
    },
    chat: 'Si sigue fallando, escríbanos por chat: {phone}',
  },
)

export type AccountWords = (typeof accountWords)['en']
