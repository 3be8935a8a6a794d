import { translations } from '#app/words.ts'
import { numberInWords } from '#server/shared/text/number-in-words.ts'
import { stepMinutes } from '#server/shared/time/account-durations.ts'

export const entranceWords = translations(
  {
    signIn: {
      title: 'Second step',
      heading: 'The six digits',
      lead: 'Open the authenticator on your telephone and type what it shows for Alborán.',
      codeHint: 'It changes every 30 seconds.',
      idle: {
        session: 'Nobody has used the office here for a while, so it asks for the code again.',
        form: 'Nobody has used the office here for a while, so it asks for the code again. What was typed is kept: it is there again afterwards.',
        kept: 'What was typed is kept: it is there again afterwards.',
      },
      enter: 'Enter',
      elsewhere: 'I do not have my telephone with me',
      recoveryHint: 'Sixteen characters, such as 7qk4-m2xd-a9ce-w5hn. Each works once.',
      enterByRecovery: 'Enter with a recovery code',
      neither: 'Neither to hand? A manager can reset the second step; you will be told by e-mail.',
      who: 'Signed in as {email}.',
      notYou: 'Not you?',
    },
    enrol: {
      title: 'Set up the second step',
      heading: 'A second key, once',
      lead: 'The office opens with a password and a code. It takes two minutes and is asked of everybody, managers too.',
      show: 'Scan this with the authenticator',
      qr: 'QR code with the secret',
      here: 'Open the authenticator on this device',
      typeIn: 'Or type this key in',
      answer: 'Type the code it shows',
      password: 'Your password',
      confirm: 'Set it up',
      paper: 'Keep these codes on paper',
      paperText: 'Codes for the day the telephone is lost. They are shown this once.',
      print: 'Print',
      save: 'Save as text',
      printedTables: 'I have kept them away from this telephone',
      notOnPaper: 'Keep them first and tick this: they are not shown again.',
      open: 'Open the office',
      noCodes:
        'The second step is set up. The recovery codes could not be made just now: make them under Account.',
    },
    code: 'Code',
    recoveryCode: 'Recovery code',
    problems: {
      codeRequired: 'Type the six digits.',
      codeWrong: 'That code is wrong or has already been used.',
      currentRequired: 'Type your password.',
      passwordWrong: 'This is not your password.',
      tooMany: 'Too many attempts. Try again in a few minutes.',
      sessionEnded: 'This took too long. Sign in with your password again.',
      enrolmentEnded: `This took longer than ${numberInWords(stepMinutes, 'en')} minutes. Scan the new code with the authenticator.`,
      unavailable: 'Sign-in is not answering just now. Try again in a minute.',
      other: 'That did not work. Try again.',
    },
  },
  {
    signIn: {
      title: 'Segundo paso',
      heading: 'Las seis cifras',
      lead: 'Abra la aplicación de autenticación en su teléfono y escriba lo que muestra para Alborán.',
      codeHint: 'Cambia cada 30 segundos.',
      idle: {
        session: 'Hace un rato que nadie usa aquí la oficina, por lo que vuelve a pedir el código.',
        form: 'Hace un rato que nadie usa aquí la oficina, por lo que vuelve a pedir el código. Lo escrito se ha guardado: estará en su sitio después.',
        kept: 'Lo escrito se ha guardado: estará en su sitio después.',
      },
      enter: 'Entrar',
      elsewhere: 'No tengo el teléfono a mano',
      recoveryHint: 'Dieciséis caracteres, como 7qk4-m2xd-a9ce-w5hn. Cada uno sirve una vez.',
      enterByRecovery: 'Entrar con un código de recuperación',
      neither:
        '¿No tiene ninguno a mano? La dirección puede restablecer el segundo paso; se le avisará por correo.',
      who: 'Sesión de {email}.',
      notYou: '¿No es usted?',
    },
    enrol: {
      title: 'Configurar el segundo paso',
      heading: 'Una segunda llave',
      lead: 'La oficina se abre con una contraseña y un código. Lleva dos minutos y se pide a todos, también a la dirección.',
      show: 'Escanee esto con la aplicación de autenticación',
      qr: 'Código QR con la clave',
      here: 'Abrir la aplicación de este dispositivo',
      typeIn: 'O escriba esta clave a mano',
      answer: 'Escriba el código que muestra',
      password: 'Su contraseña',
      confirm: 'Configurarlo',
      paper: 'Guarde estos códigos en papel',
      paperText: 'Códigos para el día en que se pierda el teléfono. Se muestran esta única vez.',
      print: 'Imprimir',
      save: 'Guardar como texto',
      printedTables: 'Los he guardado fuera de este dispositivo',
      notOnPaper: 'Guárdelos antes y marque esta casilla: no se vuelven a mostrar.',
      open: 'Abrir la oficina',
      noCodes:
        'El segundo paso está configurado. Los códigos de recuperación no se han podido crear ahora: créelos en Cuenta.',
    },
    code: 'Código',
    recoveryCode: 'Código de recuperación',
    problems: {
      codeRequired: 'Escriba las seis cifras.',
      codeWrong: 'Ese código ya se ha usado o no es correcto.',
      currentRequired: 'Escriba su contraseña.',
      passwordWrong: 'Esta no es su contraseña.',
      tooMany: 'Demasiados intentos. Inténtelo de nuevo dentro de unos minutos.',
      sessionEnded: 'Ha pasado demasiado tiempo. Vuelva a entrar con su contraseña.',
      enrolmentEnded: `Han pasado más de ${numberInWords(stepMinutes, 'es')} minutos. Escanee el nuevo código con la aplicación.`,
      unavailable: 'El acceso no responde en este momento. Inténtelo de nuevo en un minuto.',
      other: 'No ha funcionado. Inténtelo de nuevo.',
    },
  },
)

type Problems = (typeof entranceWords)['en']['problems']
export type EntranceProblem = keyof Problems

/** The problem that a page shows for a refusal of the account service. */
export const problemOf = (reason: string): EntranceProblem =>
  Object.keys(entranceWords.en.problems).find(
    (problem): problem is EntranceProblem => problem === reason,
  ) ?? 'other'
