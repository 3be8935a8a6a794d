import { translations } from '#app/words.ts'

export const words = translations(
  {
    link: 'Look round: {places}',
    /** On the page of a home, whose development the views show. */
    linkOfHome: 'Look round an example at {name}',
    noteOfHome:
      'An example at {name}, not this home: its rooms and terraces are those of its plan.',
    heading: '{place}: 360° view',
    title: '{place}, 360°: {name}',
    /** On the views' page, where it was opened for a home. */
    ofHome: '{place}, 360°: {home}, {name}',
    description: '{place} at {name} in a 360° view, with the points of the compass.',
    start: 'Look round',
    hint: 'Drag to look round',
    hintKeys: 'Drag, or press the arrow keys, to look round',
    window: '360° view; turn it with the arrow keys, zoom with plus and minus',
    turnWithPhone: 'Turn with the phone',
    sensorRefused:
      'Your phone does not let this page follow its movement. Load the page again to be asked once more, or allow it in the settings of the browser.',
    fullScreen: 'Full screen',
    facing: 'Looking {quarter}',
    left: 'Turn left',
    right: 'Turn right',
    closer: 'Closer',
    further: 'Further',
    places: 'Viewpoints',
    failed: 'The view could not be loaded here. This is the same picture, laid flat.',
    flat: 'This is the whole view, laid flat: its left and right edges meet behind you. Turning it needs JavaScript.',
    note: 'The view loads only when you start it, and never turns by itself. A computer-generated example; the finished homes may differ.',
    quarters: [
      'north',
      'north-east',
      'east',
      'south-east',
      'south',
      'south-west',
      'west',
      'north-west',
    ],
    points: ['N', 'E', 'S', 'W', 'N'],
    close: 'Back',
    impression: 'A computer-generated example; the finished homes may differ.',
  },
  {
    link: 'Vista 360°: {places}',
    linkOfHome: 'Vista 360° de un ejemplo de {name}',
    noteOfHome:
      'Un ejemplo de {name}, no esta vivienda: las estancias y terrazas de esta son las de su plano.',
    heading: '{place}: vista de 360°',
    title: '{place}, 360°: {name}',
    ofHome: '{place}, 360°: {home}, {name}',
    description: '{place} de {name} en una vista de 360°, con los puntos cardinales.',
    start: 'Mirar alrededor',
    hint: 'Arrastre para mirar alrededor',
    hintKeys: 'Arrastre o use las flechas para mirar alrededor',
    window: 'Vista de 360°; gírela con las flechas y acérquela o aléjela con más y menos',
    turnWithPhone: 'Girar con el móvil',
    sensorRefused:
      'Su móvil no permite que esta página siga su movimiento. Vuelva a cargarla para que se lo pregunte de nuevo, o permítalo en los ajustes del navegador.',
    fullScreen: 'Pantalla completa',
    facing: 'Mirando al {quarter}',
    left: 'Girar a la izquierda',
    right: 'Girar a la derecha',
    closer: 'Acercar',
    further: 'Alejar',
    places: 'Puntos de vista',
    failed: 'La vista no se ha podido cargar aquí. Esta es la misma imagen, desplegada.',
    flat: 'Esta es la vista entera, desplegada: los bordes izquierdo y derecho se unen detrás de usted. Para girarla hace falta JavaScript.',
    note: 'La vista solo se carga cuando usted la inicia y nunca gira sola. Ejemplo recreado por ordenador; las viviendas terminadas pueden variar.',
    quarters: ['norte', 'noreste', 'este', 'sureste', 'sur', 'suroeste', 'oeste', 'noroeste'],
    points: ['N', 'E', 'S', 'O', 'N'],
    close: 'Volver',
    impression: 'Ejemplo recreado por ordenador; las viviendas terminadas pueden variar.',
  },
)

export type PanoramaWords = (typeof words)['en']
