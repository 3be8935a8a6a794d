import { translations } from '#app/words.ts'
import { sessionDays } from '#server/shared/time/account-durations.ts'

export const words = translations(
  {
    title: 'Your account',
    sessions: 'Where you are signed in',
    sessionsText: `A device stays signed in for ${sessionDays} days after its last use. Málaga time.`,
    failed: 'The list could not be loaded. Try again in a few minutes.',
    here: 'this browser',
    ended: { session: 'The session has ended.', others: 'All other sessions have ended.' },
    problem: 'This did not work. Nothing was changed. Try again in a minute.',
    secondStep: 'Second step',
    on: 'On. Signing in takes your password and a code from your authenticator.',
    noCodes: 'There are no recovery codes.',
    makeCodes: 'Make recovery codes',
    newCodes: 'Make new recovery codes',
    move: 'Set it up on another phone',
    moveText: 'Turn it off there with a code; the office then asks for the new phone.',
  },
  {
    title: 'Su cuenta',
    sessions: 'Dónde tiene la sesión abierta',
    sessionsText: `La sesión sigue abierta en cada dispositivo hasta ${sessionDays} días después del último uso. Hora de Málaga.`,
    failed: 'No se ha podido cargar la lista. Inténtelo de nuevo en unos minutos.',
    here: 'este navegador',
    ended: {
      session: 'La sesión se ha cerrado.',
      others: 'Se han cerrado todas las demás sesiones.',
    },
    problem: 'No ha funcionado. No se ha cambiado nada. Inténtelo de nuevo en un minuto.',
    secondStep: 'Segundo paso',
    on: 'Activado. Para acceder hacen falta la contraseña y un código de su aplicación de autenticación.',
    noCodes: 'No hay códigos de recuperación.',
    makeCodes: 'Crear códigos de recuperación',
    newCodes: 'Crear otros códigos de recuperación',
    move: 'Configurarlo en otro teléfono',
    moveText: 'Desactive antes el actual con un código; después se configura el teléfono nuevo.',
  },
)
