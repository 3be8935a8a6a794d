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
        note: '{rate}% on a new home with up to two parking spaces',
      },
      ivaParking: { name: 'IVA on parking', note: '{rate}% on parking spaces beyond two' },
      ajd: { name: 'AJD', note: '{rate}%, stamp duty in Andalucía' },
      itp: { name: 'ITP', note: '{rate}%, transfer tax in Andalucía' },
      notary: { name: 'Notary', note: 'tariff by price, with copies and pages; IVA included' },
      notaryOpen:
        'tariff up to {limit}; above it the fee is agreed freely and is not counted here; IVA included',
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
        tariff: 'RD 1426/1989 and 1427/1989, less 5% (RDL 8/2010); our range, {month}.',
        lawyer: 'Free fees; our range, {month}.',
      },
      estimate: 'Laws as of November 2026. An estimate, not an offer.',
      parkingLegend: 'Parking spaces beyond two',
      parkingHelp:
        'IVA at 10% covers up to two parking spaces sold with the home. If the price includes more, put in what they cost: they pay 21%.',
      guide: 'How buying works, week by week',
    },
    borrowing: {
      title: 'Borrowing',
      month: 'a month',
      legend: 'Deposit, rate and years',
      result: '{loan} borrowed, in level payments; {interest} of interest over the whole term.',
      note: 'The figures in the fields to begin with are examples, not an offer: put in your own. Your bank decides. Valuation, arrangement fees and insurance are not counted, nor are the taxes and fees above.',
      lending:
        'Banks usually lend buyers who live abroad {share}% of the price or the valuation, whichever is lower. Source: {source}.',
      lendingUnknown:
        'How much a bank lends somebody who lives abroad is not on record here: ask yours before you reserve. It has to give you its offer ten days before the signature (Ley 5/2019, article 14).',
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
        note: '{rate} % en vivienda nueva con hasta dos plazas de garaje',
      },
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
        'arancel hasta {limit}; por encima se pacta libremente y no se cuenta aquí; IVA incluido',
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
        tariff: 'RD 1426/1989 y 1427/1989, menos un 5 % (RDL 8/2010); estimación nuestra, {month}.',
        lawyer: 'Honorarios libres; estimación nuestra, {month}.',
      },
      estimate: 'Normativa a noviembre de 2026. Es una estimación, no una oferta.',
      parkingLegend: 'Plazas de garaje a partir de la tercera',
      parkingHelp:
        'El IVA del 10 % comprende hasta dos plazas de garaje vendidas con la vivienda. Si el precio incluye más, escriba lo que cuestan: tributan al 21 %.',
      guide: 'Cómo se compra, semana a semana',
    },
    borrowing: {
      title: 'La hipoteca',
      month: 'al mes',
      legend: 'Entrada, interés y plazo',
      result: '{loan} de préstamo, con cuota constante; {interest} de intereses en todo el plazo.',
      note: 'Las cifras iniciales son un ejemplo, no una oferta: ponga las suyas. Decide su banco. No se cuentan tasación, comisiones ni seguros, ni tampoco los impuestos y gastos anteriores.',
      lending:
        'A quien vive fuera de España, los bancos suelen prestarle un {share} % del precio o de la tasación, lo que sea menor. Fuente: {source}.',
      lendingUnknown:
        'Cuánto presta un banco a quien vive fuera de España no nos consta: pregunte al suyo antes de reservar. La oferta ha de entregarse diez días antes de la firma (Ley 5/2019, artículo 14).',
    },
  },
)
