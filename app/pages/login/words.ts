import { translations } from '#app/words.ts'

export const words = translations(
  {
    title: 'Sign in',
    description:
      'Sign in to your Alborán Residences account: your details, your enquiries, your language.',
    ended: {
      session: 'The session has ended. Sign in again to go on.',
      form: 'The session has ended. What was typed is kept: it is there again after the sign-in.',
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
      form: 'La sesión ha terminado. Lo escrito se ha guardado: estará en su sitio después de acceder.',
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
