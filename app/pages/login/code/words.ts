import { translations } from '#app/words.ts'

export const words = translations(
  {
    title: 'The second step',
    description: 'The second step of signing in to your Alborán Residences account.',
    lead: 'Open the authenticator app on your phone and type the code it shows for Alborán Residences.',
    leadRecovery:
      'Type one of the recovery codes that you kept when you turned the second step on.',
    submit: 'Log in',
    busy: 'Logging in...',
    recovery: 'I do not have my phone with me',
    authenticator: 'Use the authenticator',
    lost: 'Neither to hand? Write to us by chat: {phone}. We will have to make sure that the account is yours.',
    who: 'Signing in as {email}.',
    notYou: 'Not you?',
    failure: {
      title: 'Login Failed',
      text: 'Please sign in again.',
      unexpected: 'An unexpected error occurred. Please try again.',
    },
  },
  {
    title: 'El segundo paso',
    description: 'El segundo paso para acceder a su cuenta de Alborán Residences.',
    lead: 'Abra en su teléfono la aplicación de autenticación y escriba el código que muestra para Alborán Residences.',
    leadRecovery:
      'Escriba uno de los códigos de recuperación que guardó al activar la verificación en dos pasos.',
    submit: 'Iniciar sesión',
    busy: 'Iniciando sesión...',
    recovery: 'No tengo el teléfono a mano',
    authenticator: 'Usar la aplicación de autenticación',
    lost: '¿No tiene ni una cosa ni la otra? Escríbanos por chat: {phone}. Tendremos que comprobar que la cuenta es suya.',
    who: 'Está accediendo como {email}.',
    notYou: '¿No es usted?',
    failure: {
      title: 'No se ha podido iniciar sesión',
      text: 'Vuelva a iniciar sesión.',
      unexpected: 'Ha ocurrido un error inesperado. Inténtelo de nuevo.',
    },
  },
)
