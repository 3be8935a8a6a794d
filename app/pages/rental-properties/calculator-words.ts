import { translations } from '#app/words.ts'

/** Texts of both calculators. */
export const calculatorWords = translations(
  {
    calculate: 'Calculate',
    /** Shown instead of a result, or above the last valid result. */
    correct: 'Please correct the marked figures: the result is not up to date.',
    entry: {
      legend: 'At your own price',
      fields: {
        'entry-price': { label: 'Price', unit: '€' },
        'entry-low': { label: 'Notary and so on, low', unit: '% of price' },
        'entry-high': { label: 'Notary and so on, high', unit: '% of price' },
      },
      bought: { new: 'new, at {price}', resale: 'resale, at {price}' },
      parts: {
        new: 'IVA at {ivaRate}% is {iva}; AJD at {ajdRate}% is {ajd}; notary, registry and lawyer, estimated at {rates}, are {other}.',
        resale:
          'ITP at {itpRate}% is {itp}; notary, registry and lawyer, estimated at {rates}, are {other}.',
      },
      note: 'Both lines are drawn to one scale: price, taxes, and what we estimate, dashed. A range, not a quotation.',
    },
    yield: {
      label: 'Yield after costs',
      model: { legend: 'Rent model', month: 'By the month', night: 'By the night, at the peak' },
      bought: {
        legend: 'Bought',
        new: 'New: IVA {ivaRate}%, AJD {ajdRate}%',
        resale: 'Resale: ITP {itpRate}%',
      },
      advertised: 'As advertised in {advertised}',
      estimates: 'Our estimates: enter your own',
      fields: {
        price: { label: 'Price', unit: '€' },
        'month-low': { label: 'Rent, low', unit: '€ a month' },
        'month-high': { label: 'Rent, high', unit: '€ a month' },
        'month-occupancy': { label: 'Occupancy', unit: '% of the year' },
        'month-management': { label: 'Management', unit: '% of rent' },
        'night-low': { label: 'Rent, low', unit: '€ a night' },
        'night-high': { label: 'Rent, high', unit: '€ a night' },
        'night-occupancy': { label: 'Occupancy', unit: '% of the year' },
        'night-management': { label: 'Management', unit: '% of rent' },
        fees: { label: 'Community fees', unit: '€ a month' },
        ibi: { label: 'IBI', unit: '€ a year' },
        other: { label: 'Notary and so on', unit: '% of price' },
      },
      rows: {
        advertised: { title: 'As advertised', note: 'gross, a year, in {advertised}' },
        rent: {
          month: 'Twelve months’ rent',
          night: '{nights} nights’ rent',
          note: '{rent} on {price}',
        },
        empty: { title: 'Empty weeks', note: '{occupancy} of the year let' },
        fixed: { title: 'Community fees and IBI', note: '{fees} and {ibi} a year' },
        management: { title: 'Management', note: '{management} of the rent received' },
        purchase: {
          title: 'Purchase costs',
          new: 'IVA {ivaRate}%, AJD {ajdRate}% and {other} for notary, registry and lawyer, added to the price',
          resale: 'ITP {itpRate}% and {other} for notary, registry and lawyer, added to the price',
        },
      },
      estimate: 'our estimate',
      net: 'a year, after costs and before tax',
      kept: 'Estimated: {kept} a year before income tax, from the figures given here.',
      loss: 'At the lower rent the home costs more than it brings in.',
      notCounted:
        'Not included: repairs, insurance, mortgage interest, your income tax, and any rise or fall in the price. Income tax of non-residents: generally 19% of what is left after costs (EU/EEA), 24% of the rent (others). Each home’s page also includes its insurance and that tax. A range, not a promise.',
    },
  },
  {
    calculate: 'Calcular',
    correct: 'Corrija las cifras señaladas: el resultado no está al día.',
    entry: {
      legend: 'Con su propio precio',
      fields: {
        'entry-price': { label: 'Precio', unit: '€' },
        'entry-low': { label: 'Notaría y demás, mínimo', unit: '% del precio' },
        'entry-high': { label: 'Notaría y demás, máximo', unit: '% del precio' },
      },
      bought: { new: 'nueva, por {price}', resale: 'de segunda mano, por {price}' },
      parts: {
        new: 'El {ivaRate}\u00a0% de IVA son {iva}; el {ajdRate}\u00a0% de AJD, {ajd}; notaría, registro y abogado, que estimamos en un {rates}, {other}.',
        resale:
          'El {itpRate}\u00a0% de ITP son {itp}; notaría, registro y abogado, que estimamos en un {rates}, {other}.',
      },
      note: 'Las dos líneas están a la misma escala: precio, impuestos y, a trazos, lo estimado. Es una horquilla, no un presupuesto.',
    },
    yield: {
      label: 'Rentabilidad después de gastos',
      model: {
        legend: 'Modelo de alquiler',
        month: 'Por meses',
        night: 'Por noches, en temporada alta',
      },
      bought: {
        legend: 'Compra',
        new: 'Nueva: {ivaRate}\u00a0% de IVA, {ajdRate}\u00a0% de AJD',
        resale: 'Segunda mano: {itpRate}\u00a0% de ITP',
      },
      advertised: 'Según lo anunciado en {advertised}',
      estimates: 'Estimaciones nuestras: ponga las suyas',
      fields: {
        price: { label: 'Precio', unit: '€' },
        'month-low': { label: 'Alquiler mínimo', unit: '€ al mes' },
        'month-high': { label: 'Alquiler máximo', unit: '€ al mes' },
        'month-occupancy': { label: 'Ocupación', unit: '% del año' },
        'month-management': { label: 'Gestión', unit: '% del alquiler' },
        'night-low': { label: 'Tarifa mínima', unit: '€ por noche' },
        'night-high': { label: 'Tarifa máxima', unit: '€ por noche' },
        'night-occupancy': { label: 'Ocupación', unit: '% del año' },
        'night-management': { label: 'Gestión', unit: '% del alquiler' },
        fees: { label: 'Comunidad', unit: '€ al mes' },
        ibi: { label: 'IBI', unit: '€ al año' },
        other: { label: 'Notaría y demás', unit: '% del precio' },
      },
      rows: {
        advertised: { title: 'Lo anunciado', note: 'bruta, al año, en {advertised}' },
        rent: {
          month: 'Doce meses de alquiler',
          night: '{nights} noches de alquiler',
          note: '{rent} sobre {price}',
        },
        empty: { title: 'Semanas vacías', note: 'alquilada el {occupancy} del año' },
        fixed: { title: 'Comunidad e IBI', note: '{fees} y {ibi} al año' },
        management: { title: 'Gestión', note: '{management} del alquiler cobrado' },
        purchase: {
          title: 'Gastos de compra',
          new: '{ivaRate}\u00a0% de IVA, {ajdRate}\u00a0% de AJD y {other} de notaría, registro y abogado, sumados al precio',
          resale:
            '{itpRate}\u00a0% de ITP y {other} de notaría, registro y abogado, sumados al precio',
        },
      },
      estimate: 'estimación nuestra',
      net: 'al año, después de gastos y antes de impuestos',
      kept: 'Estimación: {kept} al año antes de impuestos sobre la renta, con las cifras indicadas.',
      loss: 'Con el alquiler más bajo, la casa cuesta más de lo que da.',
      notCounted:
        'No se incluyen las reparaciones, el seguro, los intereses de la hipoteca, su impuesto sobre la renta ni las subidas o bajadas del precio. Impuesto sobre la renta de no residentes: en general, 19\u00a0% de lo que queda tras los gastos (UE/EEE) o 24\u00a0% del alquiler (resto). La ficha de cada vivienda incluye también el seguro y ese impuesto. Es una horquilla, no una promesa.',
    },
  },
)

/** The texts, and the laws behind the taxes of a purchase. */
export type CalculatorWords = (typeof calculatorWords)['en'] & { laws: string }
