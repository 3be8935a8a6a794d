import { catalogue } from '#app/words.ts'

export const words = catalogue(
  {
    title: 'Profile',
    description: 'Your Alborán Residences account: your details, your password, your data.',
    known: 'What we know about you',
    submit: 'Update Profile',
    busy: 'Saving...',
    languages: { en: 'English', es: 'Español' },
    languageHint: 'For our e-mails to you, and for the home page.',
    newHint: 'Leave both empty to keep the one you have.',
    currentHint: 'Asked only when you change it.',
    account: 'Account',
    details: {
      email: 'E-mail',
      confirmed: 'confirmed',
      unconfirmed: 'not confirmed',
      registered: 'Registered',
      lastSignIn: 'Last signed in',
      language: 'Language',
      id: 'User id',
    },
    metadata: 'Account metadata',
    json: 'All your data, as JSON',
    close: 'Close the account',
    closeText:
      'The account and its details are deleted for good. Enquiries that you have sent stay with the sales office, no longer tied to it.',
    delete: 'Delete the account',
    failure: {
      title: 'The profile was not updated',
      text: 'Please try again.',
      unexpected: 'An unexpected error occurred. Please try again.',
    },
  },
  {
    title: 'Perfil',
    description: 'Su cuenta de Alborán Residences: sus datos, su contraseña, su información.',
    known: 'Lo que sabemos de usted',
    submit: 'Actualizar el perfil',
    busy: 'Guardando...',
    languages: { en: 'English', es: 'Español' },
    languageHint: 'El de nuestros correos y el de la portada.',
    newHint: 'Si no la cambia, deje las dos en blanco.',
    currentHint: 'Solo hace falta para cambiarla.',
    account: 'Cuenta',
    details: {
      email: 'Correo',
      confirmed: 'confirmado',
      unconfirmed: 'sin confirmar',
      registered: 'Alta',
      lastSignIn: 'Último acceso',
      language: 'Idioma',
      id: 'Identificador',
    },
    metadata: 'Metadatos de la cuenta',
    json: 'Todos sus datos, en JSON',
    close: 'Cerrar la cuenta',
    closeText:
      'La cuenta y sus datos se eliminan para siempre. Las consultas que haya enviado siguen en la oficina de ventas, ya sin relación con ella.',
    delete: 'Eliminar la cuenta',
    failure: {
      title: 'No se ha actualizado el perfil',
      text: 'Inténtelo de nuevo.',
      unexpected: 'Ha ocurrido un error inesperado. Inténtelo de nuevo.',
    },
  },
)

export type ProfileWords = (typeof words)['en']
