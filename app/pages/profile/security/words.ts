import type { SessionWords } from '#app/sessions/words.ts'
import { translations } from '#app/words.ts'
import { sessionDays } from '#server/shared/time/account-durations.ts'

export const words = translations(
  {
    title: 'Sign-in and devices',
    description: 'How you sign in to your Alborán Residences account, and where.',
    back: 'Back to the profile',
    devices: 'Where you are signed in',
    devicesText: `A device stays signed in for ${sessionDays} days after its last use. Times are Málaga time.`,
    here: 'This browser',
    endWhich: 'Sign out: {device}',
    devicesFailed: 'The list could not be loaded. Please try again in a few minutes.',
    secondStep: 'Second step',
    on: 'On. Signing in takes your password and a code from your authenticator.',
    off: 'Off. With the second step, a stranger who knows your password still cannot sign in: it also takes a code from an app on your phone.',
    turnOn: 'Turn it on',
    change: 'Turn it off',
    move: 'Set it up on another phone',
    ofStaff:
      'Staff need it. To set it up on another phone, turn it off with a code; the office then asks for the new phone.',
    office: 'To the office',
    noCodes: 'There are no recovery codes yet.',
    makeCodes: 'Make recovery codes',
    renewCodes: 'Make new recovery codes',
  },
  {
    title: 'Acceso y dispositivos',
    description: 'Cómo accede a su cuenta de Alborán Residences y desde dónde.',
    back: 'Volver al perfil',
    devices: 'Dónde tiene la sesión abierta',
    devicesText: `La sesión sigue abierta en cada dispositivo hasta ${sessionDays} días después del último uso. Las horas son de Málaga.`,
    here: 'Este navegador',
    endWhich: 'Cerrar sesión: {device}',
    devicesFailed: 'No se ha podido cargar la lista. Vuelva a intentarlo dentro de unos minutos.',
    secondStep: 'Verificación en dos pasos',
    on: 'Activada. Para acceder hacen falta la contraseña y un código de su aplicación de autenticación.',
    off: 'Desactivada. Si la activa, quien conozca su contraseña seguirá sin poder entrar: hará falta también un código de una aplicación de su teléfono.',
    turnOn: 'Activarla',
    change: 'Desactivarla',
    move: 'Configurarla en otro teléfono',
    ofStaff:
      'El equipo la necesita. Para configurarla en otro teléfono, desactívela con un código; la oficina pedirá después el teléfono nuevo.',
    office: 'A la oficina',
    noCodes: 'Aún no hay códigos de recuperación.',
    makeCodes: 'Crear códigos de recuperación',
    renewCodes: 'Crear otros códigos de recuperación',
  },
)

export type SecurityWords = (typeof words)['en'] & SessionWords
