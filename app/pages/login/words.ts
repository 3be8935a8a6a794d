import { translations } from '#app/words.ts'

export const words = translations(
  {
    title: 'Sign in',
    description:
      'Sign in to your Alborán Residences account: your details, your enquiries, your language.',
    ended: {
      session: 'Your session has ended. Sign in again to continue.',
      form: 'Your session has ended. What you typed has been kept and will be there once you sign in.',
    },
    submit: 'Log in',
    busy: 'Logging in...',
    forgot: 'Forgot your password?',
    none: 'No account yet?',
    register: 'Register',
    notNeeded: 'You do not need one to enquire.',
    failure: {
      title: 'Login Failed',
      text: 'Please check your credentials and try again.',
      unexpected: 'An unexpected error occurred. Please try again.',
    },
  },
  {
    title: 'Acceder',
    description: 'Acceda a su cuenta de Alborán Residences: sus datos, sus consultas, su idioma.',
    ended: {
      session: 'La sesión ha terminado. Vuelva a acceder para continuar.',
      form: 'La sesión ha terminado. Lo que escribió se ha guardado y lo encontrará al acceder.',
    },
    submit: 'Iniciar sesión',
    busy: 'Iniciando sesión...',
    forgot: '¿Ha olvidado la contraseña?',
    none: '¿Aún no tiene cuenta?',
    register: 'Regístrese',
    notNeeded: 'Para consultarnos no hace falta.',
    failure: {
      title: 'No se ha podido iniciar sesión',
      text: 'Compruebe sus datos e inténtelo de nuevo.',
      unexpected: 'Ha ocurrido un error inesperado. Inténtelo de nuevo.',
    },
  },
)
