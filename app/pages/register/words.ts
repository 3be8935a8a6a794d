import { translations } from '#app/words.ts'

export const words = translations(
  {
    title: 'Register',
    description: 'Open an account with Alborán Residences: an e-mail address and a password.',
    lead: 'An e-mail address and a password. We ask for anything else only when we need it.',
    submit: 'Create account',
    busy: 'Creating account...',
    confirmation: 'We will send a confirmation link to this address.',
    already: 'Already registered?',
    signIn: 'Sign in',
    privacy: 'What we keep of an account, and for how long:',
    privacyLink: 'Privacy',
    failure: {
      title: 'Registration Failed',
      text: 'There was a problem with your registration.',
      unexpected: 'There was a problem with your registration.',
    },
  },
  {
    title: 'Registro',
    description: 'Abra una cuenta en Alborán Residences: un correo electrónico y una contraseña.',
    lead: 'Un correo electrónico y una contraseña. Lo demás se lo pediremos cuando haga falta.',
    submit: 'Crear la cuenta',
    busy: 'Creando la cuenta...',
    confirmation: 'Enviaremos un enlace de confirmación a este correo.',
    already: '¿Ya tiene cuenta?',
    signIn: 'Acceda',
    privacy: 'Qué guardamos de una cuenta y durante cuánto tiempo:',
    privacyLink: 'Privacidad',
    failure: {
      title: 'No se ha completado el registro',
      text: 'Ha habido un problema con su registro.',
      unexpected: 'Ha habido un problema con su registro.',
    },
  },
)
