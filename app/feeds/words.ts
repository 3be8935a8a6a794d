import { translations } from '#app/words.ts'

export const words = translations(
  {
    homes: 'Homes for sale',
    newest: 'Homes at Alborán Residences on the Costa del Sol, the newest first.',
  },
  {
    homes: 'Viviendas en venta',
    newest: 'Viviendas de Alborán Residences en la Costa del Sol, primero las más recientes.',
  },
)
