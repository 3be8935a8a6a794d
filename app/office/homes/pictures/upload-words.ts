import { translations } from '../../../words.ts'

/** A file on its way. */
export const uploadWords = translations(
  {
    progress: 'Upload of {name}',
    onItsWay: '{percent} %',
    making: 'Arrived, being made ready',
    waiting: 'Waiting',
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
    retry: 'Reintentar',
    retryAll: 'Reintentar las {n}',
    cancel: 'Cancelar',
    dismiss: 'Descartar',
    named: '{name}, {size}',
  },
)
