import { translations } from '#app/words.ts'

/** Texts of the forms in which a reader changes the figures of a home's costs. */
export const figureWords = translations(
  {
    change: 'Change the figures',
    calculate: 'Work it out',
    correct: 'Please correct the marked figures.',
    until: 'Until then, with our figures in their place:',
    fields: {
      price: { label: 'Price you would offer', unit: '€', unitLabel: '€' },
      notary: { label: 'Notary', unit: '€', unitLabel: '€' },
      registry: { label: 'Land registry', unit: '€', unitLabel: '€' },
      lawyer: { label: 'Your lawyer', unit: '€', unitLabel: '€' },
      parking: {
        label: 'Part of the price for parking spaces beyond two',
        unit: '€',
        unitLabel: '€',
      },
      community: { label: 'Community fees', unit: '€ a month', unitLabel: '€ a month' },
      ibi: { label: 'IBI', unit: '€ a year', unitLabel: '€ a year' },
      insurance: { label: 'Insurance', unit: '€ a year', unitLabel: '€ a year' },
      utilities: { label: 'Utilities', unit: '€ a month', unitLabel: '€ a month' },
      deposit: { label: 'Deposit', unit: '%', unitLabel: '% of the price' },
      rate: { label: 'Interest', unit: '%', unitLabel: '% a year' },
      years: { label: 'Term', unit: 'years', unitLabel: 'years' },
      rent: { label: 'Rent', unit: '€ a month', unitLabel: '€ a month' },
      let: { label: 'Let', unit: '% of the year', unitLabel: '% of the year' },
      management: { label: 'Management', unit: '% of rent', unitLabel: '% of the rent' },
    },
  },
  {
    change: 'Cambiar las cifras',
    calculate: 'Calcular',
    correct: 'Corrija las cifras señaladas.',
    until: 'Mientras tanto, con nuestras cifras en su lugar:',
    fields: {
      price: { label: 'Precio que ofrecería', unit: '€', unitLabel: '€' },
      notary: { label: 'Notaría', unit: '€', unitLabel: '€' },
      registry: { label: 'Registro de la Propiedad', unit: '€', unitLabel: '€' },
      lawyer: { label: 'Su abogado', unit: '€', unitLabel: '€' },
      parking: {
        label: 'Parte del precio de las plazas de garaje a partir de la tercera',
        unit: '€',
        unitLabel: '€',
      },
      community: { label: 'Comunidad', unit: '€ al mes', unitLabel: '€ al mes' },
      ibi: { label: 'IBI', unit: '€ al año', unitLabel: '€ al año' },
      insurance: { label: 'Seguro', unit: '€ al año', unitLabel: '€ al año' },
      utilities: { label: 'Suministros', unit: '€ al mes', unitLabel: '€ al mes' },
      deposit: { label: 'Entrada', unit: '%', unitLabel: '% del precio' },
      rate: { label: 'Interés', unit: '%', unitLabel: '% anual' },
      years: { label: 'Plazo', unit: 'años', unitLabel: 'años' },
      rent: { label: 'Alquiler', unit: '€ al mes', unitLabel: '€ al mes' },
      let: { label: 'Alquilada', unit: '% del año', unitLabel: '% del año' },
      management: { label: 'Gestión', unit: '% del alquiler', unitLabel: '% del alquiler' },
    },
  },
)
