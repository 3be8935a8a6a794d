import { translations } from '#app/words.ts'

/** Texts about the sun on a terrace. */
export const sunWords = translations(
  {
    title: 'Sun on the terrace, month by month',
    roof: 'Sun on the solarium, month by month',
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    key: { table: 'terrace and table', outer: 'outer part only; the table is in shade' },
    total: '{hours} h',
    row: {
      none: 'no sun',
      all: '{terrace}, table included',
      shade: '{terrace}, with the table in shade',
      part: '{terrace}; on the table {table}',
      open: '{terrace}',
    },
    lead: 'In December: {december}. In June: {june}.',
    source: {
      covered:
        '{place}, on the 21st of each month: calculated from the plan’s north, latitude 36.6° and the floor above.',
      open: '{place}, on the 21st of each month: calculated from the plan’s north and latitude 36.6°.',
    },
    note: 'Local time; totals are to the nearest hour. It counts as sun while any part of the terrace, however small, is in it and the sun is at least 3° above the horizon. Neighbouring buildings, trees and hills are not taken into account.',
  },
  {
    title: 'Sol en la terraza, mes a mes',
    roof: 'Sol en el solárium, mes a mes',
    months: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
    key: { table: 'terraza y mesa', outer: 'solo la parte exterior; la mesa, a la sombra' },
    total: '{hours} h',
    row: {
      none: 'sin sol',
      all: '{terrace}, también en la mesa',
      shade: '{terrace}, con la mesa a la sombra',
      part: '{terrace}; en la mesa, {table}',
      open: '{terrace}',
    },
    lead: 'En diciembre: {december}. En junio: {june}.',
    source: {
      covered:
        '{place}, el día 21 de cada mes: calculado con el norte del plano, la latitud (36,6°) y el vuelo superior.',
      open: '{place}, el día 21 de cada mes: calculado con el norte del plano y la latitud (36,6°).',
    },
    note: 'Hora local; totales redondeados a la hora. Se cuenta el tiempo en que el sol, a 3° o más sobre el horizonte, da en alguna parte de la terraza, por pequeña que sea. No se tienen en cuenta edificios vecinos, árboles ni montes.',
  },
)
