import { translations } from '#app/words.ts'

export const serviceGuide = translations(
  {
    title: 'Until they open: what an owner arranges',
    notes: [
      {
        title: 'The empty house',
        text: 'Turn the water off at the mains, leave a key with somebody who may use it, and read what your insurance says about a home that stands empty. The gate is staffed day and night, but nobody goes in for you.',
      },
      {
        title: 'Letting it',
        text: 'By the night it has to be in the tourist register of Andalucía (Decree 28/2016), and a home in a building needs the consent of three-fifths of the community if you start after 3 April 2025 (Law 49/1960, arts. 7.3 and 17.12). Guests are reported to the Interior Ministry (Royal Decree 933/2021). By the month to a tenant, the tenancy law applies (Law 29/1994).',
      },
      {
        title: 'The concierge',
        text: 'The resort’s concierge answers every day of the week, for tables, transfers and keys.',
      },
      {
        title: 'Repairs',
        text: 'In a new home the developer comes first: a year for faults of finish, three for those that make it unfit to live in, ten for the structure (Law 38/1999, art. 17). Write the fault down with a date and a picture.',
      },
      {
        title: 'Papers',
        text: 'A foreigner needs an NIE to buy. Each year brings the property tax (IBI) and, for an owner who lives abroad, form 210. Anyone who buys from a non-resident withholds 3% of the price for the tax office (form 211).',
      },
      {
        title: 'Changing the inside',
        text: 'You may alter your own home without touching the structure, the outside or your neighbours’ rights, and you tell the community first (Law 49/1960, art. 7.1). The municipality wants a licence or a declaration before work begins.',
      },
    ],
    sources:
      'Law 49/1960 of 21 July, on horizontal property, as amended by Organic Law 1/2025 of 2 January. Decree 28/2016 of 2 February, of the Junta de Andalucía. Royal Decree 933/2021 of 26 October. Law 29/1994 of 24 November. Law 38/1999 of 5 November. Legislative Royal Decree 5/2004 of 5 March, art. 25. General information: ask a lawyer or a tax adviser about your own case.',
  },
  {
    title: 'Mientras abren: de qué se ocupa el propietario',
    notes: [
      {
        title: 'La casa vacía',
        text: 'Cierre la llave general del agua, deje un juego de llaves a quien pueda usarlo y lea qué dice su seguro de una casa vacía. La entrada está atendida día y noche, pero nadie entra por usted.',
      },
      {
        title: 'Alquilarla',
        text: 'Por noches ha de estar inscrita en el Registro de Turismo de Andalucía (Decreto 28/2016) y, si está en un edificio y la actividad empieza después del 3 de abril de 2025, necesita el acuerdo de tres quintos de la comunidad (Ley 49/1960, arts. 7.3 y 17.12). Los huéspedes se comunican al Ministerio del Interior (Real Decreto 933/2021). Por meses, a un inquilino, se aplica la Ley 29/1994, de Arrendamientos Urbanos.',
      },
      {
        title: 'El servicio de conserjería',
        text: 'El servicio de conserjería de la urbanización atiende todos los días de la semana: mesas, traslados, llaves.',
      },
      {
        title: 'Las reparaciones',
        text: 'Si la casa es nueva, primero el promotor: un año para los acabados, tres para lo que afecta a la habitabilidad y diez para la estructura (Ley 38/1999, art. 17). Anote el defecto, con fecha y fotografía.',
      },
      {
        title: 'Los papeles',
        text: 'El extranjero necesita NIE para comprar. Cada año llegan el IBI y, si el dueño vive fuera, el modelo 210. Quien compra a un no residente retiene el 3 % del precio y lo ingresa en Hacienda (modelo 211).',
      },
      {
        title: 'Cambiar el interior',
        text: 'Puede reformar su casa sin tocar la estructura, el exterior ni los derechos de los demás, y avisando antes a la comunidad (Ley 49/1960, art. 7.1). El ayuntamiento pide licencia o declaración responsable antes de empezar la obra.',
      },
    ],
    sources:
      'Ley 49/1960, de 21 de julio, sobre propiedad horizontal, modificada por la Ley Orgánica 1/2025, de 2 de enero. Decreto 28/2016, de 2 de febrero, de la Junta de Andalucía. Real Decreto 933/2021, de 26 de octubre. Ley 29/1994, de 24 de noviembre. Ley 38/1999, de 5 de noviembre. Real Decreto Legislativo 5/2004, de 5 de marzo, art. 25. Información general: consulte su caso con un abogado o un asesor fiscal.',
  },
)
