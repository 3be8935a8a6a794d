import { translations } from '../../../words.ts'

/** The texts about files that are being sent. */
export const uploadWords = translations(
  {
    progress: 'Upload of {name}',
    onItsWay: '{percent} %',
    making: 'Arrived, being made ready',
    waiting: 'Waiting',
    stopped: 'No connection. It is sent by itself once that is back.',
    now: 'Try now',
    retry: 'Try again',
    retryAll: 'Try all {n} again',
    cancel: 'Cancel',
    dismiss: 'Dismiss',
    named: '{name}, {size}',
  },
  {
    progress: 'Subida de {name}',
    onItsWay: '{percent} %',
    making: 'Recibida, en preparación',
    waiting: 'En espera',
    stopped: 'Sin conexión. El envío continúa solo en cuanto vuelva.',
    now: 'Intentar ahora',
    retry: 'Reintentar',
    retryAll: 'Reintentar las {n}',
    cancel: 'Cancelar',
    dismiss: 'Descartar',
    named: '{name}, {size}',
  },
)
