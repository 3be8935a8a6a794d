import { translations } from '#app/words.ts'

export const words = translations(
  {
    title: 'The second step',
    description: 'Turn the second step of your Alborán Residences account on or off.',
    leadOff:
      'From then on, signing in takes your password and a code from an authenticator app on your phone. Setting it up takes two minutes.',
    leadOn: 'It is on. Once it is off, your password alone is enough to sign in.',
    scan: 'Scan this with your authenticator app',
    qr: 'QR code for the authenticator',
    here: 'Open the authenticator on this device',
    typeIn: 'Or type this key in:',
    answer: 'Type the code it shows',
    submitOn: 'Turn it on',
    submitOff: 'Turn it off',
    busy: 'Saving...',
    back: 'Back to sign-in and devices',
    failure: {
      title: 'Nothing was changed',
      text: 'Please try again.',
      unexpected: 'An unexpected error occurred. Please try again.',
    },
  },
  {
    title: 'Verificación en dos pasos',
    description: 'Active o desactive la verificación en dos pasos de su cuenta.',
    leadOff:
      'A partir de entonces, para acceder harán falta la contraseña y un código de una aplicación de autenticación de su teléfono. Activarla lleva dos minutos.',
    leadOn: 'Está activada. Si la desactiva, para acceder bastará con la contraseña.',
    scan: 'Escanee esto con la aplicación de autenticación',
    qr: 'Código QR para la aplicación de autenticación',
    here: 'Abrir la aplicación de este dispositivo',
    typeIn: 'O escriba en ella esta clave:',
    answer: 'Escriba el código que muestra',
    submitOn: 'Activarla',
    submitOff: 'Desactivarla',
    busy: 'Guardando...',
    back: 'Volver a acceso y dispositivos',
    failure: {
      title: 'No se ha cambiado nada',
      text: 'Inténtelo de nuevo.',
      unexpected: 'Ha ocurrido un error inesperado. Inténtelo de nuevo.',
    },
  },
)

export type SecondStepWords = (typeof words)['en']
