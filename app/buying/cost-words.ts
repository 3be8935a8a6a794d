import { translations } from '#app/words.ts'
import type { Language } from '#server/language.ts'

/** Texts about the costs of a home and about borrowing. */
export const costWords = translations(
  {
    costs: {
      title: 'What it costs, all in',
      titleButParking: 'What it costs, with taxes and fees',
      about: 'About {total} with taxes and fees',
      aboutButParking:
        'About {total} with taxes and fees, without the extra IVA on the third parking space',
      item: 'Item',
      amount: 'Amount',
      price: { name: 'Price', note: 'as advertised', own: 'advertised at {advertised}' },
      quoted: 'IVA included',
      iva: {
        name: 'IVA',
        note: '{rate}% on a new home with up to two parking spaces',
      },
      ivaOpen: '{rate}% on the whole price; a parking space beyond two is taxed at 21%',
      ivaParking: { name: 'IVA on parking', note: '{rate}% on parking spaces beyond two' },
      ajd: { name: 'AJD', note: '{rate}%, stamp duty in Andalucía' },
      itp: { name: 'ITP', note: '{rate}%, transfer tax in Andalucía' },
      notary: { name: 'Notary', note: 'tariff by price, with copies and pages; IVA included' },
      notaryOpen:
        'tariff up to {limit}; above it the fee is agreed freely and is not included here; IVA included',
      registry: {
        name: 'Land registry',
        note: 'tariff by price, with further entries; IVA included',
      },
      lawyer: {
        name: 'Your lawyer',
        note: '{rates}% of the price plus 21% IVA; agreed beforehand',
      },
      total: 'All in',
      totalButParking: 'Without the extra IVA on the third parking space',
      comparedButParking: '{total}, without the extra IVA on the third parking space',
      withoutParking:
        'Not the whole sum. The home comes with a third parking space, which is taxed at 21%; its part of the price is not on record, so it is counted here at 10%. Every €10,000 of that part adds €1,100.',
      lead: {
        new: 'This is a new home, so IVA and AJD apply.',
        resale: 'This is a resale, so ITP applies, at {itpRate}%.',
      },
      sources: {
        iva: 'Ley 37/1992, articles 90 and 91.',
        andalucia: 'Ley 5/2021 of Andalucía.',
        tariff: 'RD 1426/1989 and 1427/1989, less 5% (RDL 8/2010); our range, {month}.',
        lawyer: 'Fees freely agreed; our range, {month}.',
        own: 'Your own figure.',
      },
      estimate: 'Laws as of November 2026. An estimate, not an offer.',
      form: {
        legend: 'Price, notary, land registry and lawyer',
        legendParking: 'Price, notary, land registry, lawyer and parking spaces beyond two',
        help: 'Enter the price you would offer and the bills you have been quoted, with IVA. An empty bill counts as our range.',
        advertised: 'Advertised: {price}',
        range: 'Our range: {range}',
      },
      parkingHelp:
        'IVA at 10% covers up to two parking spaces sold with the home. If the price includes more, enter what they cost: they are taxed at 21%.',
      guide: 'Buying guide, week by week',
    },
    borrowing: {
      title: 'Borrowing',
      guide: 'Mortgages in the buying guide',
      month: 'a month',
      legend: 'Deposit, rate and years',
      terms: '{deposit}% deposit, at {rate}%, over {term}.',
      about: 'About {payment}',
      answer: 'About {payment} a month, with {deposit}% down, at {rate}%, over {term}.',
      term: { one: 'one year', other: '{n} years' },
      none: {
        about: 'No mortgage',
        text: 'The deposit covers the whole price, so nothing is borrowed.',
      },
      result: '{loan} borrowed, in equal payments; {interest} in interest over the whole term.',
      note: 'An example, not an offer: enter your own deposit, rate and years. Valuation, arrangement fees, insurance and the taxes and fees of the purchase are extra.',
      lending:
        'If you live abroad, banks usually lend {share}% of the price or the valuation, whichever is lower, as reported by {source}.',
      aboveShare:
        'This loan is {loan}% of the price, above the {share}% that banks usually lend if you live abroad.',
      residents: 'If you live in Spain, your bank decides on your income: ask it for its share.',
      examples: {
        deposit: 'The deposit of {deposit}% is an example.',
        rate: 'The rate of {rate}% is an example, not what a bank offers today.',
        both: 'The deposit of {deposit}% and the rate of {rate}% are examples, not what a bank offers today.',
      },
      offer:
        'The bank must give you its offer at least ten days before you sign (Ley 5/2019, article 14).',
    },
  },
  {
    costs: {
      title: 'Lo que cuesta, todo incluido',
      titleButParking: 'Lo que cuesta, con impuestos y gastos',
      about: 'Unos {total} con impuestos y gastos',
      aboutButParking:
        'Unos {total} con impuestos y gastos, sin el IVA adicional de la tercera plaza de garaje',
      item: 'Concepto',
      amount: 'Importe',
      price: { name: 'Precio', note: 'el anunciado', own: 'el anunciado es de {advertised}' },
      quoted: 'IVA incluido',
      iva: {
        name: 'IVA',
        note: '{rate} % en vivienda nueva con hasta dos plazas de garaje',
      },
      ivaOpen: '{rate} % sobre todo el precio; desde la tercera plaza de garaje se paga el 21 %',
      ivaParking: {
        name: 'IVA de las plazas',
        note: '{rate} % por las plazas de garaje a partir de la tercera',
      },
      ajd: { name: 'AJD', note: '{rate} %, actos jurídicos documentados en Andalucía' },
      itp: { name: 'ITP', note: '{rate} %, transmisiones patrimoniales en Andalucía' },
      notary: {
        name: 'Notaría',
        note: 'arancel según el precio, con copias y folios; IVA incluido',
      },
      notaryOpen:
        'arancel hasta {limit}; por encima se pacta libremente y no se incluye aquí; IVA incluido',
      registry: {
        name: 'Registro de la Propiedad',
        note: 'arancel según el precio, con otros asientos; IVA incluido',
      },
      lawyer: { name: 'Su abogado', note: '{rates} % del precio más 21 % de IVA; se pacta antes' },
      total: 'Todo incluido',
      totalButParking: 'Sin el IVA adicional de la tercera plaza de garaje',
      comparedButParking: '{total}, sin el IVA adicional de la tercera plaza de garaje',
      withoutParking:
        'No es el importe completo. La vivienda incluye una tercera plaza de garaje, que tributa al 21 % de IVA; no nos consta qué parte del precio le corresponde, y aquí se cuenta al 10 %. Por cada 10.000 € de esa parte se pagan 1.100 € más.',
      lead: {
        new: 'Es obra nueva: se pagan IVA y AJD.',
        resale: 'Es de segunda mano: se paga el ITP, del {itpRate} %.',
      },
      sources: {
        iva: 'Ley 37/1992, artículos 90 y 91.',
        andalucia: 'Ley 5/2021 de Andalucía.',
        tariff: 'RD 1426/1989 y 1427/1989, menos un 5 % (RDL 8/2010); estimación nuestra, {month}.',
        lawyer: 'Honorarios libres; estimación nuestra, {month}.',
        own: 'Cifra suya.',
      },
      estimate: 'Normativa a noviembre de 2026. Es una estimación, no una oferta.',
      form: {
        legend: 'Precio, notaría, registro y abogado',
        legendParking:
          'Precio, notaría, registro, abogado y plazas de garaje a partir de la tercera',
        help: 'Escriba el precio que ofrecería y los presupuestos que le hayan dado, con IVA. Si deja un gasto en blanco, se cuenta nuestra estimación.',
        advertised: 'Anunciado: {price}',
        range: 'Nuestra estimación: {range}',
      },
      parkingHelp:
        'El IVA del 10 % se aplica también a un máximo de dos plazas de garaje vendidas con la vivienda. Si el precio incluye más, indique cuánto cuestan: tributan al 21 %.',
      guide: 'Guía de compra, semana a semana',
    },
    borrowing: {
      title: 'La hipoteca',
      guide: 'La hipoteca en la guía de compra',
      month: 'al mes',
      legend: 'Entrada, interés y plazo',
      terms: 'Con una entrada del {deposit} %, al {rate} %, a {term}.',
      about: 'Unos {payment}',
      answer: 'Unos {payment} al mes, con una entrada del {deposit} %, al {rate} %, a {term}.',
      term: { one: 'un año', other: '{n} años' },
      none: {
        about: 'Sin hipoteca',
        text: 'La entrada cubre todo el precio, así que no se pide nada prestado.',
      },
      result: '{loan} de préstamo, con cuota constante; {interest} de intereses en todo el plazo.',
      note: 'Es un ejemplo, no una oferta: ponga su entrada, su tipo y su plazo. La tasación, las comisiones, los seguros y los impuestos y gastos de la compra van aparte.',
      lending:
        'Si vive fuera de España, los bancos suelen prestarle el {share} % del precio o de la tasación, lo que sea menor, según {source}.',
      aboveShare:
        'Este préstamo es el {loan} % del precio, más del {share} % que los bancos suelen prestar a quien vive fuera de España.',
      residents:
        'Si reside en España, depende de sus ingresos: pregunte a su banco qué porcentaje le presta.',
      examples: {
        deposit: 'La entrada del {deposit} % es un ejemplo.',
        rate: 'El tipo del {rate} % es un ejemplo, no lo que ofrece hoy un banco.',
        both: 'La entrada del {deposit} % y el tipo del {rate} % son ejemplos, no lo que ofrece hoy un banco.',
      },
      offer:
        'El banco ha de entregarle su oferta al menos diez días antes de la firma (Ley 5/2019, artículo 14).',
    },
  },
)

/** The laws that set the purchase taxes and their date, as the costs of a home cite them. */
export function taxLaws(language: Language): string {
  const { iva, ajd, itp, sources, estimate } = costWords[language].costs
  return `${iva.name}: ${sources.iva} ${ajd.name}, ${itp.name}: ${sources.andalucia} ${estimate}`
}
