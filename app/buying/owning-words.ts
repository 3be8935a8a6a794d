import { translations } from '#app/words.ts'

/** Texts about the monthly costs of owning a home. */
export const owningWords = translations(
  {
    title: 'Owning it, by the month',
    month: 'a month',
    item: 'Item',
    amount: 'Amount, a month',
    lead: 'The owner pays these whether or not anybody is there; water and electricity are estimated as if the home were lived in all year.',
    legend: 'Community fees, IBI, insurance and utilities',
    rows: {
      community: { name: 'Community fees', note: 'pools, gardens, gate and buildings' },
      ibi: { name: 'IBI', note: 'property tax, once a year' },
      insurance: { name: 'Home insurance', note: 'buildings and contents, once a year' },
      utilities: { name: 'Water, electricity, internet', note: 'lived in all year' },
    },
    total: 'Total, a month',
    totalOfKnown: 'Total of what is known, a month',
    unknown: 'not known',
    askFor: 'Ask, and we will find out.',
    withoutCommunity: 'Community fees are not on record and not in the total.',
    sources: {
      own: 'Your own figure.',
      recordFees: 'The agency’s record of this home, {listed}.',
      recordIbi: 'The last receipt of this home, on record.',
      ibiLaw:
        'RDLeg 2/2004, article 72.1: the municipality charges {rates}% of the cadastral value, taken here as half the price (Order of 14 October 1998). The receipt has the exact amount.',
      ibiRate:
        'The municipality’s rate, {month}: {rates}% of the cadastral value, taken here as half the price (Order of 14 October 1998). The receipt has the exact amount.',
      insurance: 'Our range, {month}: €{rates} a year per built m².',
      utilities: 'Our range, {month}: €{rates} a month per built m².',
    },
    notCounted:
      'Not included: the refuse charge, which the municipality sets, repairs, and the tax on a home that is not let (form 210). An estimate, not an offer.',
  },
  {
    title: 'Lo que cuesta mantenerla, al mes',
    month: 'al mes',
    item: 'Concepto',
    amount: 'Importe mensual',
    lead: 'Son gastos del propietario, esté o no en la vivienda; el agua y la luz se calculan como si se viviera en ella todo el año.',
    legend: 'Comunidad, IBI, seguro y suministros',
    rows: {
      community: { name: 'Comunidad', note: 'piscinas, jardines, entrada y edificios' },
      ibi: { name: 'IBI', note: 'impuesto sobre bienes inmuebles, una vez al año' },
      insurance: { name: 'Seguro del hogar', note: 'continente y contenido, una vez al año' },
      utilities: { name: 'Agua, luz e internet', note: 'si se vive en ella todo el año' },
    },
    total: 'Total al mes',
    totalOfKnown: 'Total de lo que consta, al mes',
    unknown: 'no consta',
    askFor: 'Pregúntenos y lo averiguaremos.',
    withoutCommunity: 'La cuota de comunidad no consta y no se incluye en el total.',
    sources: {
      own: 'Cifra suya.',
      recordFees: 'Datos de la agencia sobre la vivienda, del {listed}.',
      recordIbi: 'Último recibo de la vivienda que consta en la agencia.',
      ibiLaw:
        'RDLeg 2/2004, artículo 72.1: el ayuntamiento aplica el {rates} % al valor catastral, que aquí se toma como la mitad del precio (Orden de 14 de octubre de 1998). El importe exacto está en el recibo.',
      ibiRate:
        'Tipo del municipio, {month}: {rates} % del valor catastral, que aquí se toma como la mitad del precio (Orden de 14 de octubre de 1998). El importe exacto está en el recibo.',
      insurance: 'Estimación nuestra, {month}: {rates} € al año por metro cuadrado construido.',
      utilities: 'Estimación nuestra, {month}: {rates} € al mes por metro cuadrado construido.',
    },
    notCounted:
      'No se incluyen la tasa de basuras, que fija el municipio, las reparaciones ni el impuesto por la vivienda que no se alquila (modelo 210). Es una estimación, no una oferta.',
  },
)
