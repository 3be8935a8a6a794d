import { catalogue } from '#app/words.ts'

/** Texts of what a home costs, and of borrowing. */
export const costWords = catalogue(
  {
    costs: {
      title: 'What it costs, all in',
      item: 'Item',
      amount: 'Amount',
      price: { name: 'Price', note: 'as advertised' },
      iva: {
        name: 'IVA',
        note: '{rate}% on a new home; a third parking space would pay 21%',
      },
      ajd: { name: 'AJD', note: '{rate}%, stamp duty in Andalucía' },
      itp: { name: 'ITP', note: '{rate}%, transfer tax in Andalucía' },
      notary: { name: 'Notary', note: 'tariff by price, with copies and pages; IVA included' },
      registry: {
        name: 'Land registry',
        note: 'tariff by price, with further entries; IVA included',
      },
      lawyer: { name: 'Your lawyer', note: '{rates}% of the price and 21% IVA; agreed beforehand' },
      total: 'All in',
      lead: {
        new: 'This home is new, so it pays IVA and AJD.',
        resale: 'This home is a resale, so it pays ITP, {itpRate}%.',
      },
      sources: {
        iva: 'Ley 37/1992, articles 90 and 91.',
        andalucia: 'Ley 5/2021 of Andalucía.',
        tariff: 'RD 1426/1989 and 1427/1989, less 5% (RDL 8/2010); our range, November 2026.',
        lawyer: 'Free fees; our range, November 2026.',
      },
      estimate: 'Laws as of November 2026. An estimate, not an offer.',
    },
    borrowing: {
      title: 'Borrowing',
      month: 'a month',
      legend: 'Deposit, rate and years',
      fields: {
        deposit: { label: 'Deposit', unit: '%', unitLabel: '% of the price' },
        rate: { label: 'Interest', unit: '%', unitLabel: '% a year' },
        years: { label: 'Term', unit: 'years', unitLabel: 'years' },
      },
      calculate: 'Work it out',
      problems: {
        number: 'Please write a number, for example {example}',
        range: 'Please give a figure between {min} and {max}',
      },
      correct: 'Please correct the marked figures.',
      result: '{loan} borrowed, in level payments; {interest} of interest over the whole term.',
      note: 'The figures in the fields to begin with are examples, not an offer: put in your own. Your bank decides. Valuation, arrangement fees and insurance are not counted, nor are the taxes and fees above.',
    },
  },
  {
    costs: {
      title: 'Lo que cuesta, todo incluido',
      item: 'Concepto',
      amount: 'Importe',
      price: { name: 'Precio', note: 'el anunciado' },
      iva: {
        name: 'IVA',
        note: '{rate} % en vivienda nueva; una tercera plaza de garaje tributaría al 21 %',
      },
      ajd: { name: 'AJD', note: '{rate} %, actos jurídicos documentados en Andalucía' },
      itp: { name: 'ITP', note: '{rate} %, transmisiones patrimoniales en Andalucía' },
      notary: {
        name: 'Notaría',
        note: 'arancel según el precio, con copias y folios; IVA incluido',
      },
      registry: {
        name: 'Registro de la Propiedad',
        note: 'arancel según el precio, con otros asientos; IVA incluido',
      },
      lawyer: { name: 'Su abogado', note: '{rates} % del precio más 21 % de IVA; se pacta antes' },
      total: 'Todo incluido',
      lead: {
        new: 'Es obra nueva: paga IVA y AJD.',
        resale: 'Es de segunda mano: paga el ITP, {itpRate} %.',
      },
      sources: {
        iva: 'Ley 37/1992, artículos 90 y 91.',
        andalucia: 'Ley 5/2021 de Andalucía.',
        tariff:
          'RD 1426/1989 y 1427/1989, menos un 5 % (RDL 8/2010); estimación nuestra, noviembre de 2026.',
        lawyer: 'Honorarios libres; estimación nuestra, noviembre de 2026.',
      },
      estimate: 'Normativa a noviembre de 2026. Es una estimación, no una oferta.',
    },
    borrowing: {
      title: 'La hipoteca',
      month: 'al mes',
      legend: 'Entrada, interés y plazo',
      fields: {
        deposit: { label: 'Entrada', unit: '%', unitLabel: '% del precio' },
        rate: { label: 'Interés', unit: '%', unitLabel: '% anual' },
        years: { label: 'Plazo', unit: 'años', unitLabel: 'años' },
      },
      calculate: 'Calcular',
      problems: {
        number: 'Escriba una cifra, por ejemplo {example}',
        range: 'Escriba una cifra entre {min} y {max}',
      },
      correct: 'Corrija las cifras señaladas.',
      result: '{loan} de préstamo, con cuota constante; {interest} de intereses en todo el plazo.',
      note: 'Las cifras iniciales son un ejemplo, no una oferta: ponga las suyas. Decide su banco. No se cuentan tasación, comisiones ni seguros, ni tampoco los impuestos y gastos anteriores.',
    },
  },
)
