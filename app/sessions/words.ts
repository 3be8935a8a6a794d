import { translations } from '#app/words.ts'

export const sessionWords = translations(
  {
    device: { both: '{browser} on {system}', unknown: 'An unidentified device' },
    opened: 'Signed in on {when}',
    used: 'Last used on {when}',
    end: 'Sign out',
    endOthers: 'Sign out everywhere else',
    codesLeft: 'Recovery codes left: {count}',
  },
  {
    device: { both: '{browser} en {system}', unknown: 'Un dispositivo sin identificar' },
    opened: 'Sesión iniciada el {when}',
    used: 'Último uso, el {when}',
    end: 'Cerrar sesión',
    endOthers: 'Cerrar las demás sesiones',
    codesLeft: 'Códigos de recuperación sin usar: {count}',
  },
)

export type SessionWords = (typeof sessionWords)['en']
