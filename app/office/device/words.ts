import { translations } from '../../words.ts'

/** The texts about the connection, and about unsaved changes. */
export const deviceWords = translations(
  {
    connected: 'Connected',
    lost: 'No connection since {time}.',
    kept: {
      one: '{count} change is on this device, not saved yet.',
      other: '{count} changes are on this device, not saved yet.',
    },
    nothingKept: 'Nothing waits to be saved.',
    stays: 'Other screens open once there is a connection.',
    tryNow: 'Try now',
    leave: {
      title: 'This is not saved yet',
      kept: 'It could not be saved just now. What was typed stays on this device for seven days, and is in the form again when you open it here.',
      unsent:
        'What was typed has not been sent. It stays on this device for seven days, and is in its form again when you open it here.',
      stay: 'Stay here',
      leave: 'Leave',
    },
  },
  {
    connected: 'Con conexión',
    lost: 'Sin conexión desde las {time}.',
    kept: {
      one: '{count} cambio está en este dispositivo, sin guardar todavía.',
      other: '{count} cambios están en este dispositivo, sin guardar todavía.',
    },
    nothingKept: 'No hay nada pendiente de guardar.',
    stays: 'Las demás pantallas se abren cuando vuelva la conexión.',
    tryNow: 'Probar ahora',
    leave: {
      title: 'Esto todavía no se ha guardado',
      kept: 'No se ha podido guardar en este momento. Lo escrito queda siete días en este dispositivo y vuelve a su formulario cuando lo abra aquí.',
      unsent:
        'Lo escrito no se ha enviado. Queda siete días en este dispositivo y vuelve a su formulario cuando lo abra aquí.',
      stay: 'Quedarse aquí',
      leave: 'Salir',
    },
  },
)
