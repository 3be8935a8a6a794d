import { translations } from '#app/words.ts'

/**
 * The article: six numbered sections and a conclusion; `entry` is a section's line in the contents.
 * A test compares the figures with those of advertised.ts.
 */
export const articleWords = translations(
  {
    sections: [
      {
        title: 'Five to eight per cent, of\u00a0what?',
        entry: { name: 'The yield', figure: '5–8% a year' },
        paragraphs: [
          'It is a gross yield: a year’s rent divided by the price, before anybody has been paid. That makes it the right figure for comparing one home with another, and the wrong one for deciding what you can spend.',
          'At €400,000, the advertised starting price, five to eight per cent is €20,000 to €32,000 a year. The advertised monthly rents come to 5.4% and 7.5% of that price; about eighty nights at the peak rate come to 5% and 8%. So the bracket is sound arithmetic. It is simply the first line of a longer sum.',
          'The lower end usually belongs to the larger homes, because price climbs faster than rent. A villa at three times the price of an apartment seldom lets for three times as much by the month.',
        ],
      },
      {
        title: 'Let by the month',
        entry: { name: 'By the month', figure: '€1,800–2,500' },
        paragraphs: [
          'A long lease is the quiet option. One tenant, one contract, twelve transfers of the same amount. The home is lived in all winter, which is good for it.',
          'It is also the option that the law regulates most closely. A tenant who makes the house their main home may stay five years, seven if the landlord is a company, and the yearly rise follows an official index. A lease for a season, from September to June for instance, has other rules, provided that the reason for it is real.',
          'What you give up is August. If you mean to use the house yourself, this is not your model.',
        ],
      },
      {
        title: 'Let by the night',
        entry: { name: 'By the night', figure: '€250–400' },
        paragraphs: [
          'The nightly rate is a peak rate. It is earned in July and August, with a few weeks on either side, and it has to pay for changeovers, laundry and somebody who answers the telephone at eleven at night. It leaves you the winter, to use or to let for less.',
          'It also needs paperwork. A holiday let has to be entered in the tourism register of Andalucía before it is advertised and, since April 2025, a new one needs the consent of the owners’ community, by a three-fifths vote. Ask for the statutes before you ask for the keys.',
          'Some owners do both: the season by the night, the rest of the year by the month. The calculator below keeps the two apart, so that neither flatters the other.',
        ],
      },
      {
        title: 'The price of entry',
        entry: { name: 'The price', figure: 'from €400,000' },
        paragraphs: [
          'In {advertised}, advertised prices started from €400,000. A new home carries value-added tax (IVA) at {ivaRate}% and stamp duty (AJD) at {ajdRate}%; a resale carries one transfer tax (ITP) at {itpRate}%. Those are the rates in Andalucía, and nobody can negotiate them for you.',
          'Notary, land registry and your own lawyer come on top. At €400,000 we put them at 1.2\u2060–\u20602% of the price, and at a little less for a dearer home, because the tariffs rise more slowly than prices; each home’s page works them out from its own price. They are estimates of ours: get the actual amounts in writing before you reserve.',
          'None of this earns any rent, which is why a yield on the price alone is always a little generous.',
        ],
      },
      {
        title: 'How far everything is',
        entry: { name: 'The distance', figure: '5 to 25\u00a0min' },
        paragraphs: [
          'Tenants ask about distance before they ask about the kitchen. Fifteen minutes from arrivals to the gate is the reason a long weekend works; five to the beach is the reason a fortnight does.',
          'Twenty minutes to the city centre is what lets the same home in November, to somebody with a desk there. Twenty-five to the luxury resort town along the coast is, for some, the whole point of coming and, for others, a good reason to stay here.',
          'All four are by car, on an ordinary day. On a Saturday in August, allow more.',
        ],
      },
      {
        title: 'What is left',
        entry: { name: 'What is left', figure: 'your own sums' },
        paragraphs: [
          'Each cost carries the mark a little further from where it was advertised. Change any figure and the line moves.',
          'The price and the rents are those advertised in {advertised}. Occupancy, community fees, property tax (IBI), management and the notary’s share are estimates of ours for a two-bedroom apartment, there to be replaced by yours.',
          'The page of each home counts with its own figures instead: the community fees on record, and IBI between the lowest and the highest rate that the law allows, on half the price. At {price} that is {ibiRange} a year; the {ibi} here lie within it.',
        ],
      },
    ],
    marks: {
      yield: {
        figure: '5–8%',
        unit: 'a year, as advertised in {advertised}',
        key: ['0', '5', '10%'],
      },
      month: {
        figure: '€1,800–2,500',
        unit: 'a month, long-term, as advertised in {advertised}',
        caption: 'Twelve equal months: €21,600 to €30,000 a year.',
      },
      night: {
        figure: '€250–400',
        unit: 'a night, peak season, as advertised in {advertised}',
        caption:
          'Between four and a half and ten peak nights bring in what a month does: €1,800 is four and a half nights at €400; €2,500 is ten at €250.',
      },
    },
    ruler: {
      label: 'Minutes by car from the gate, as advertised in {advertised}',
      stops: ['The gate', 'Beach', 'Airport', 'City centre{cityName}', 'Resort town{townName}'],
    },
    seeTypes: 'See the property types',
    seeGuide: 'Buying guide',
    conclusion: {
      title: 'What we would tell a\u00a0friend',
      lead: 'Buy the home you would use, at a price you could keep without the rent, and let the rent be the reason it costs you less than you feared.',
      paragraphs: [
        'On our own estimates, two or three points lie between the advertised figure and the one you keep. A home that still makes sense at the lower figure is a good one. If it only makes sense at 8%, we would rather you did not buy it from us.',
      ],
      types: 'Compare the types',
      rent: 'Rent one first',
    },
  },
  {
    sections: [
      {
        title: 'Del cinco al ocho por ciento, ¿de\u00a0qué?',
        entry: { name: 'La rentabilidad', figure: '5–8\u00a0% anual' },
        paragraphs: [
          'Es una rentabilidad bruta: el alquiler de un año dividido por el precio, antes de pagar a nadie. Sirve para comparar una casa con otra. No sirve para decidir cuánto puede gastar.',
          'Sobre 400.000\u00a0€, el precio de partida anunciado, del cinco al ocho por ciento son de 20.000 a 32.000\u00a0€ al año. Los alquileres mensuales anunciados equivalen al 5,4\u00a0% y al 7,5\u00a0% de ese precio; unas ochenta noches a tarifa alta, al 5\u00a0% y al 8\u00a0%. La horquilla, por tanto, es correcta. Solo que es la primera línea de una cuenta más larga.',
          'El extremo bajo suele ser el de las casas grandes, porque el precio sube más deprisa que el alquiler. Una villa que cuesta el triple que un apartamento rara vez se alquila por el triple al mes.',
        ],
      },
      {
        title: 'Por meses',
        entry: { name: 'Por meses', figure: '1.800–2.500\u00a0€' },
        paragraphs: [
          'El contrato largo es la opción tranquila: un inquilino, un contrato y doce transferencias iguales. La casa se habita en invierno, y le sienta bien.',
          'También es la que la ley regula más de cerca. Quien hace de la casa su vivienda habitual puede quedarse cinco años, siete si el arrendador es una sociedad, y la actualización anual sigue un índice oficial. El alquiler de temporada, de septiembre a junio por ejemplo, tiene otras reglas, siempre que la causa sea real.',
          'A cambio se renuncia a agosto. Si piensa usar la casa, este no es su modelo.',
        ],
      },
      {
        title: 'Por noches',
        entry: { name: 'Por noches', figure: '250–400\u00a0€' },
        paragraphs: [
          'La tarifa por noche es la de temporada alta. Se cobra en julio y agosto, con algunas semanas a cada lado, y de ella salen los cambios de huésped, la lavandería y alguien que coja el teléfono a las once de la noche. El invierno queda para usted, o para alquilarlo por menos.',
          'Además exige trámites. La vivienda turística ha de inscribirse en el Registro de Turismo de Andalucía antes de anunciarse y, desde abril de 2025, una nueva necesita el acuerdo de la comunidad de propietarios, por mayoría de tres quintos. Pida los estatutos antes que las llaves.',
          'Hay quien hace las dos cosas: la temporada por noches y el resto del año por meses. La calculadora de más abajo las separa, para que ninguna favorezca a la otra.',
        ],
      },
      {
        title: 'Lo que cuesta entrar',
        entry: { name: 'El precio', figure: 'desde 400.000\u00a0€' },
        paragraphs: [
          'En {advertised}, los precios anunciados partían de 400.000\u00a0€. La vivienda nueva paga un {ivaRate}\u00a0% de IVA y un {ajdRate}\u00a0% de AJD; la de segunda mano, un {itpRate}\u00a0% de ITP. Son los tipos que se aplican en Andalucía, y nadie puede negociarlos por usted.',
          'Notaría, registro y abogado van aparte. Con un precio de 400.000\u00a0€ los calculamos en un 1,2\u2060–\u20602\u00a0%, y en algo menos si la vivienda es más cara, porque los aranceles suben más despacio que el precio; la ficha de cada vivienda los calcula con el suyo. Es una estimación nuestra, y conviene tener los importes por escrito antes de reservar.',
          'Nada de eso produce alquiler. Por eso una rentabilidad calculada solo sobre el precio sale siempre algo optimista.',
        ],
      },
      {
        title: 'A qué distancia está todo',
        entry: { name: 'La distancia', figure: 'de 5 a 25\u00a0min' },
        paragraphs: [
          'El inquilino pregunta por las distancias antes que por la cocina. Los quince minutos del aeropuerto hacen posible un fin de semana largo; los cinco de la playa, una quincena.',
          'Los veinte del centro de la ciudad permiten alquilar la misma casa en noviembre a quien tiene allí el trabajo. Los veinticinco de la localidad turística de lujo, costa adelante, son, para unos, el motivo de venir; para otros, una buena razón para quedarse aquí.',
          'Siempre en coche y en un día corriente. Un sábado de agosto, cuente con más.',
        ],
      },
      {
        title: 'Lo que queda',
        entry: { name: 'Lo que queda', figure: 'sus cuentas' },
        paragraphs: [
          'Cada gasto aleja un poco más la marca de donde se anunció. Cambie cualquier cifra y la línea se mueve.',
          'El precio y los alquileres son los anunciados en {advertised}. La ocupación, la comunidad, el IBI, la gestión y los gastos de notaría son estimaciones nuestras para un apartamento de dos dormitorios: están ahí para que ponga las suyas.',
          'La ficha de cada vivienda calcula, en cambio, con sus propios datos: la cuota de comunidad que consta y el IBI entre el tipo mínimo y el máximo que permite la ley, sobre la mitad del precio. Con {price} son {ibiRange} al año; los {ibi} de aquí están dentro de esa horquilla.',
        ],
      },
    ],
    marks: {
      yield: {
        figure: '5–8\u00a0%',
        unit: 'anual, según lo anunciado en {advertised}',
        key: ['0', '5', '10\u00a0%'],
      },
      month: {
        figure: '1.800–2.500\u00a0€',
        unit: 'al mes, contrato largo, según lo anunciado en {advertised}',
        caption: 'Doce meses iguales: de 21.600 a 30.000\u00a0€ al año.',
      },
      night: {
        figure: '250–400\u00a0€',
        unit: 'por noche, temporada alta, según lo anunciado en {advertised}',
        caption:
          'Entre cuatro noches y media y diez de temporada alta dan lo que un mes: 1.800\u00a0€ son cuatro noches y media a 400\u00a0€; 2.500\u00a0€, diez a 250\u00a0€.',
      },
    },
    ruler: {
      label: 'Minutos en coche desde la entrada, según lo anunciado en {advertised}',
      stops: [
        'La entrada',
        'Playa',
        'Aeropuerto',
        'Centro de la ciudad{cityName}',
        'Localidad turística{townName}',
      ],
    },
    seeTypes: 'Ver los tipos de vivienda',
    seeGuide: 'Guía de compra',
    conclusion: {
      title: 'Lo que le diríamos a un\u00a0amigo',
      lead: 'Compre la casa que usaría, a un precio que pudiera mantener sin el alquiler, y que el alquiler sirva para que le cueste menos de lo que temía.',
      paragraphs: [
        'Con nuestras propias estimaciones, entre la cifra anunciada y la que queda hay dos o tres puntos. Si la casa sigue teniendo sentido con la cifra baja, es una buena casa. Si solo lo tiene al 8\u00a0%, preferimos que no nos la compre.',
      ],
      types: 'Comparar los tipos',
      rent: 'Alquilar una antes',
    },
  },
)

export type ArticleWords = (typeof articleWords)['en']
