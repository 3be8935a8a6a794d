import { translations } from '#app/words.ts'

/** Contains figures of the development, of the resort and of its taxes, by name. */
export const lomas2Guide = translations(
  {
    title: 'Before you choose one of {homes}',
    notes: [
      {
        title: 'The price and its taxes',
        text: 'From {priceMin}. A new home is also subject to IVA at {ivaRate}% ({ivaAmount} at that price) and AJD at {ajdRate}% ({ajdAmount}). The {ivaRate}% covers the home and up to two parking spaces sold with it (Law 37/1992, art. 91), and every apartment here comes with {parking}.',
      },
      {
        title: 'Ground, middle, top',
        text: 'On the ground floor the garden begins at the terrace. From the middle floors one looks into the trees, and the terrace above gives shade. The top floor has nobody overhead and looks over the garden.',
      },
      {
        title: 'What the community costs',
        text: 'Pools, gardens, lifts and stairs are paid in shares; the fees of the homes on sale are in the list. Ask for the budget of the year, and for the reserve fund, which is at least a tenth of it (Law 49/1960, art. 9.1.f).',
      },
      {
        title: 'The sport club',
        text: 'A family platinum membership comes with each apartment, free and for life. Ask for its terms in writing: who counts as family, and what becomes of it if you sell or let.',
      },
      {
        title: 'If something is wrong',
        text: 'The builder is liable for faults of finish for a year, and all who took part in the building for faults of habitability for three and of the structure for ten (Law 38/1999, art. 17). The ten years are insured by law (art. 19).',
      },
      {
        title: 'By car from the gate',
        text: 'Beach {beach} minutes, airport {airport}, city centre {cityCentre}, resort town {resortTown}.',
      },
    ],
    sources:
      'Law 37/1992 of 28 December, on value added tax, art. 91.One.1.7. Law 49/1960 of 21 July, on horizontal property. Law 38/1999 of 5 November, on building. AJD: Law 5/2021 of 20 October, of Andalucía. General information: ask a lawyer about your own case.',
  },
  {
    title: 'Antes de elegir uno entre {homes}',
    notes: [
      {
        title: 'El precio y sus impuestos',
        text: 'Desde {priceMin}. Por ser obra nueva se pagan además el IVA, al {ivaRate} % ({ivaAmount} a ese precio), y el AJD, al {ajdRate} % ({ajdAmount}). El {ivaRate} % comprende la vivienda y hasta dos plazas de garaje vendidas con ella (Ley 37/1992, art. 91), y aquí cada apartamento lleva {parking}.',
      },
      {
        title: 'Bajo, intermedio o alto',
        text: 'En el bajo, el jardín empieza donde acaba la terraza. Desde los intermedios se mira a los árboles y la terraza de arriba da sombra. En el alto no hay vecinos encima y la vista pasa sobre el jardín.',
      },
      {
        title: 'Qué cuesta la comunidad',
        text: 'Piscinas, jardines, ascensores y escaleras se pagan por cuotas; las de las viviendas a la venta están en la lista. Pida el presupuesto del año y el fondo de reserva, que es al menos la décima parte (Ley 49/1960, art. 9.1.f).',
      },
      {
        title: 'El club deportivo',
        text: 'Con cada apartamento va el abono familiar platino, gratuito y de por vida. Pida las condiciones por escrito: quién cuenta como familia y qué ocurre si vende o alquila.',
      },
      {
        title: 'Si aparecen defectos',
        text: 'El constructor responde un año de los defectos de acabado; los agentes de la edificación, tres años de los de habitabilidad y diez de los de estructura (Ley 38/1999, art. 17). Los diez años están asegurados por ley (art. 19).',
      },
      {
        title: 'En coche desde la entrada',
        text: 'Playa, {beach} minutos; aeropuerto, {airport}; centro de la ciudad, {cityCentre}; localidad turística, {resortTown}.',
      },
    ],
    sources:
      'Ley 37/1992, de 28 de diciembre, del IVA, art. 91.Uno.1.7.º. Ley 49/1960, de 21 de julio, sobre propiedad horizontal. Ley 38/1999, de 5 de noviembre, de Ordenación de la Edificación. AJD: Ley 5/2021, de 20 de octubre, de Andalucía. Información general: consulte su caso con un abogado.',
  },
)
