import { translations } from '#app/words.ts'

/** Texts of the drawn maps, containing the figures of `resort.ts`. */
export const locationWords = translations(
  {
    title: 'Location',
    text: 'Both are drawings that show where things are; they are not to scale. A map to scale is available on request.',
    resort: 'Plan of the resort. The slope between it and the beach is left out.',
    slope: 'The slope between the resort and the beach is left out.',
    here: 'On the plan of the resort:',
    enlarge: 'Enlarge the plan of the resort',
    whole: 'Show the whole plan',
    drawn: 'A drawing that shows where things are; it is not to scale.',
    coast: 'Map of the coast with the resort, the beach, the airport, Málaga and Marbella',
    coastCaption:
      'By car from the gate, as advertised in {advertised}: beach {beach} minutes, airport {airport}, city centre{cityName} {cityCentre}, resort town{townName} {resortTown}.',
  },
  {
    title: 'Ubicación',
    text: 'Ambos son dibujos para orientarse, no para medir. Si necesita un plano de situación a escala, se lo facilitaremos.',
    resort: 'Plano de la urbanización. Se omite la ladera que la separa de la playa.',
    slope: 'Se omite la ladera que separa la urbanización de la playa.',
    here: 'En el plano de la urbanización:',
    enlarge: 'Ampliar el plano de la urbanización',
    whole: 'Ver el plano entero',
    drawn: 'Es un dibujo para orientarse, no para medir.',
    coast: 'Mapa de la costa con la urbanización, la playa, el aeropuerto, Málaga y Marbella',
    coastCaption:
      'En coche desde la entrada, según lo anunciado en {advertised}: playa, {beach} minutos; aeropuerto, {airport}; centro de la ciudad{cityName}, {cityCentre}; localidad turística{townName}, {resortTown}.',
  },
)
