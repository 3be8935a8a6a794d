import { translations } from '#app/words.ts'

/** Contains figures of the development, of the resort and of its taxes, by name. */
export const palm10Guide = translations(
  {
    title: 'What a villa here asks of its owner',
    notes: [
      {
        title: 'On top of the price',
        text: 'From {priceMin}. A new villa is also subject to IVA at {ivaRate}% ({ivaAmount} at that price) and AJD at {ajdRate}% ({ajdAmount}); notary and land registry come after. IVA at {ivaRate}% covers up to two parking spaces; a third is taxed at 21% (Law 37/1992, art. 91).',
      },
      {
        title: 'What is yours and what is shared',
        text: 'The house, its garden and its pool are yours, and so is their upkeep. The palm court belongs to all the villas, and its upkeep is paid from the community fees, which the list gives.',
      },
      {
        title: 'Taxes each year',
        text: 'The property tax (IBI) goes to the municipality. An owner who lives abroad and keeps the villa for their own use also declares a notional income of 1.1% or 2% of the cadastral value, taxed at 19% (residents of the EU and EEA) or 24% (others).',
      },
      {
        title: 'When nobody is there',
        text: 'The gate is staffed day and night. Home insurance usually sets conditions for a house that stands empty for months: read them, and leave a set of keys with somebody who may let the plumber in.',
      },
      {
        title: 'If something is wrong',
        text: 'A year for faults of finish, three for those of habitability, ten for the structure (Law 38/1999, art. 17).',
      },
    ],
    sources:
      'Law 37/1992 of 28 December, on value added tax. Law 35/2006 of 28 November, art. 85, and Legislative Royal Decree 5/2004 of 5 March, arts. 24 and 25, on the income of non-residents. Law 38/1999 of 5 November, on building. AJD: Law 5/2021 of 20 October, of Andalucía. General information: ask a tax adviser about your own case.',
  },
  {
    title: 'Qué pide una villa así a su dueño',
    notes: [
      {
        title: 'Además del precio',
        text: 'Desde {priceMin}. Por ser nueva se pagan además el IVA, al {ivaRate} % ({ivaAmount} a ese precio), y el AJD, al {ajdRate} % ({ajdAmount}); después, la notaría y el registro. El IVA del {ivaRate} % comprende hasta dos plazas de garaje; la tercera tributa al 21 % (Ley 37/1992, art. 91).',
      },
      {
        title: 'Lo propio y lo común',
        text: 'La casa, el jardín y la piscina son suyos, y también su mantenimiento. El patio de palmeras es de todas las villas y su mantenimiento se paga con la cuota de comunidad, que figura en la lista.',
      },
      {
        title: 'Los impuestos de cada año',
        text: 'El IBI se paga al ayuntamiento. Quien no reside en España y reserva la villa para su uso declara además una renta imputada del 1,1 % o del 2 % del valor catastral, que tributa al 19 % (residentes en la UE y el EEE) o al 24 % (los demás).',
      },
      {
        title: 'Cuando no hay nadie',
        text: 'La entrada está atendida día y noche. El seguro del hogar suele poner condiciones a la casa que pasa meses vacía: léalas y deje un juego de llaves a quien pueda abrir al fontanero.',
      },
      {
        title: 'Si aparecen defectos',
        text: 'Un año para los defectos de acabado, tres para los de habitabilidad y diez para los de estructura (Ley 38/1999, art. 17).',
      },
    ],
    sources:
      'Ley 37/1992, de 28 de diciembre, del IVA. Ley 35/2006, de 28 de noviembre, art. 85, y Real Decreto Legislativo 5/2004, de 5 de marzo, arts. 24 y 25, sobre la renta de no residentes. Ley 38/1999, de 5 de noviembre, de Ordenación de la Edificación. AJD: Ley 5/2021, de 20 de octubre, de Andalucía. Información general: consulte su caso con un asesor fiscal.',
  },
)
