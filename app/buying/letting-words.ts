import { translations } from '#app/words.ts'

/** Texts about a home's yield if it is let. */
export const lettingWords = translations(
  {
    title: 'If it were let',
    year: 'a year',
    lead: 'Long term, to somebody who would live there. An estimate from the figures given here, never a promise.',
    legend: 'Rent, share of the year let and management',
    /** Compares what is left, by the owner's tax residence. */
    compared: {
      title: 'Yield a year, after costs and income tax, by where you are tax resident',
      spain: 'Spain, before tax',
      spainNote: 'it is added to your other income and taxed at your own rate',
      eu: 'EU and EEA',
      elsewhere: 'UK and other countries',
    },
    rows: {
      rent: { title: 'Twelve months’ rent', note: '{rent} a month, on the price' },
      empty: { title: 'Rent received', note: '{let} of the year let' },
      fixed: { title: 'Community, IBI, insurance', note: '{fixed} a year' },
      management: { title: 'Management', note: '{management} of the rent received' },
      purchase: { title: 'On what you paid, all in', note: '{cost}' },
      tax: {
        title: 'After income tax',
        eu: '{rate} tax on what is left after costs',
        elsewhere: '{rate} tax on the rent received, nothing deducted',
      },
    },
    /** What is left after the tax of the chosen residence; for Spain before tax. */
    result: {
      spain:
        'Tax resident in Spain: an estimated {left} a year after costs and before income tax (IRPF), which depends on your other income. If the tenant makes it their main home, a positive net income is as a rule taxed on half of it, and in listed cases on less (Ley 35/2006, article 23.2, as amended by Ley 12/2023).',
      eu: 'Tax resident in the EU or EEA: an estimated {left} a year after costs and non-residents’ income tax.',
      elsewhere:
        'Tax resident in the UK or another country: an estimated {left} a year after costs and non-residents’ income tax.',
    },
    loss: 'At the lower rent the home costs more than it brings in.',
    /** Where no rent of the home is known. */
    basis:
      'No rent is on record for this home. Here it is worked out from the gross yield advertised for the whole resort in {advertised}, {yield} a year, on its advertised price; larger homes are usually nearer the lower end.',
    atAdvertisedYield: ', at the yield advertised for the resort',
    askRent: 'Ask us what this home could be let for.',
    withoutCommunity: 'Community fees are not known and not included.',
    lease:
      'A tenant who makes it their main home may stay for five years, or seven if the owner is a company (Ley 29/1994, article 9). Letting by the night needs an entry in the tourism register of Andalucía (Decreto 28/2016) and, in a building, the community’s consent (Ley 49/1960, article 17.12). Since July 2025 platforms also ask for a number from the national register (Real Decreto 1312/2024), which was challenged before the Supreme Court: ask your lawyer how it stands.',
    notCounted:
      'Not included: repairs, furniture, interest, the depreciation that lowers the tax in Spain, the EU and the EEA, and any change in the price.',
    sources: {
      own: 'Rent: your own figure.',
      record: 'Rent: the agency’s record of this home.',
      rents:
        'Rent: as advertised in {advertised} for long lets; here for two-bedroom apartments up to {upTo}.',
      yield:
        'Rent, as none is on record: the gross yield advertised for the whole resort in {advertised}, {yield} of the advertised price a year, by the month and in tens of euros.',
      estimates: 'Share of the year let and management: our estimates, {month}.',
      above: 'Worked out above, each with its source.',
      tax: 'Tax: non-residents, RDLeg 5/2004, articles 24.6 and 25.1.a, and form 210; residents of Spain, Ley 35/2006 (IRPF), articles 22 and 23; as of November 2026.',
    },
    more: 'Rentals and returns, also by the night',
  },
  {
    title: 'Si se alquilara',
    year: 'al año',
    lead: 'De larga duración, a quien viva en ella. Es una estimación con las cifras que aquí se indican, nunca una promesa.',
    legend: 'Alquiler, parte del año alquilada y gestión',
    compared: {
      title: 'Rentabilidad anual después de gastos e impuestos, según su residencia fiscal',
      spain: 'España, antes del IRPF',
      spainNote: 'se suma a sus demás rentas y tributa al tipo que le corresponda',
      eu: 'UE y EEE',
      elsewhere: 'Reino Unido y otros países',
    },
    rows: {
      rent: { title: 'Doce meses de alquiler', note: '{rent} al mes, sobre el precio' },
      empty: { title: 'Alquiler cobrado', note: 'alquilada el {let} del año' },
      fixed: { title: 'Comunidad, IBI y seguro', note: '{fixed} al año' },
      management: { title: 'Gestión', note: '{management} del alquiler cobrado' },
      purchase: { title: 'Sobre lo pagado, todo incluido', note: '{cost}' },
      tax: {
        title: 'Después de impuestos',
        eu: '{rate} sobre lo que queda tras los gastos',
        elsewhere: '{rate} sobre el alquiler cobrado, sin deducir nada',
      },
    },
    result: {
      spain:
        'Con residencia fiscal en España: una estimación de {left} al año, después de gastos y antes del IRPF, que depende de sus demás rentas. Si el inquilino hace de ella su vivienda habitual, el rendimiento neto positivo se reduce, por regla general, un 50 %; en los casos tasados, un 60, un 70 o un 90 % (Ley 35/2006, artículo 23.2, en la redacción de la Ley 12/2023).',
      eu: 'Con residencia fiscal en la UE o el EEE: una estimación de {left} al año, después de gastos y del impuesto sobre la renta de no residentes.',
      elsewhere:
        'Con residencia fiscal en el Reino Unido u otro país: una estimación de {left} al año, después de gastos y del impuesto sobre la renta de no residentes.',
    },
    loss: 'Con el alquiler más bajo, los gastos superan los ingresos.',
    basis:
      'No consta ningún alquiler de esta vivienda. Aquí se calcula con la rentabilidad bruta anunciada para toda la urbanización en {advertised}, del {yield} al año, sobre el precio anunciado de la vivienda; las más grandes suelen quedar más cerca del extremo inferior.',
    atAdvertisedYield: ', con la rentabilidad anunciada para la urbanización',
    askRent: 'Pregúntenos por cuánto podría alquilarse.',
    withoutCommunity: 'La cuota de comunidad no consta y no se incluye.',
    lease:
      'Quien haga de ella su vivienda habitual puede quedarse cinco años, siete si el propietario es una sociedad (Ley 29/1994, artículo 9). Para alquilar por noches hace falta la inscripción en el Registro de Turismo de Andalucía (Decreto 28/2016) y, en un edificio, también el acuerdo de la comunidad (Ley 49/1960, artículo 17.12). Desde julio de 2025 las plataformas piden además un número del registro estatal (Real Decreto 1312/2024), recurrido ante el Tribunal Supremo: pregunte a su abogado en qué situación está.',
    notCounted:
      'No se incluyen las reparaciones, los muebles, los intereses, la amortización que rebaja el impuesto en España, la UE y el EEE ni los cambios de precio.',
    sources: {
      own: 'Alquiler: cifra suya.',
      record: 'Alquiler: el que consta en la agencia para esta vivienda.',
      rents:
        'Alquiler: según lo anunciado en {advertised} para larga duración; aquí, para apartamentos de dos dormitorios de hasta {upTo}.',
      yield:
        'Alquiler, al no constar ninguno: la rentabilidad bruta anunciada para toda la urbanización en {advertised}, del {yield} anual del precio anunciado, por meses y en decenas de euros.',
      estimates: 'Parte del año alquilada y gestión: estimaciones nuestras, {month}.',
      above: 'Se calcula más arriba, con sus fuentes.',
      tax: 'Impuesto: no residentes, RDLeg 5/2004, artículos 24.6 y 25.1.a, y modelo 210; residentes en España, Ley 35/2006 (IRPF), artículos 22 y 23; a noviembre de 2026.',
    },
    more: 'Alquiler y rentabilidad, también por noches',
  },
)
