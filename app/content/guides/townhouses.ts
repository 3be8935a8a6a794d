import { translations } from '#app/words.ts'

export const townhouseGuide = translations(
  {
    title: 'Before you buy a townhouse',
    notes: [
      {
        title: 'The walls you share',
        text: 'A wall between two houses is presumed to belong to both (Civil Code, art. 572), and both pay for its upkeep (art. 575). In houses licensed since April 2009 the building code asks for 50 dBA of insulation against airborne noise between a neighbour’s house and your rooms (CTE, DB-HR, 2.1.1).',
      },
      {
        title: 'The lane and the pool',
        text: 'They belong to all the owners, in shares. A group of houses on a private lane is run like a building (Law 49/1960, art. 24): a budget, a fee, a meeting at least once a year (art. 16) and a reserve of at least a tenth of the budget (art. 9.1.f).',
      },
      {
        title: 'The roof, the court and the garage',
        text: 'The deed says whether each of them is part of the house or a common element for your use. The answer decides who pays for the repair, and who insures what.',
      },
      {
        title: 'The stairs',
        text: 'Two or three floors without a lift: climb them once with a suitcase. If large furniture is to go up, ask for the width of the flight.',
      },
      {
        title: 'What the seller brings',
        text: 'The energy certificate (Royal Decree 390/2021), the community’s certificate of debts (Law 49/1960, art. 9.1.e) and the receipts of the property tax (IBI).',
      },
    ],
    sources:
      'Civil Code, arts. 572 and 575. Law 49/1960 of 21 July, on horizontal property. Building code (CTE), document DB-HR, Royal Decree 1371/2007 of 19 October. Royal Decree 390/2021 of 1 June. General information: ask a lawyer about your own case.',
  },
  {
    title: 'Antes de comprar una casa adosada',
    notes: [
      {
        title: 'Las paredes que se comparten',
        text: 'La pared que separa dos casas se presume medianera (Código Civil, art. 572), y su mantenimiento se paga entre ambas (art. 575). En las casas con licencia solicitada desde abril de 2009, el Código Técnico exige 50 dBA de aislamiento al ruido aéreo entre la casa del vecino y las habitaciones propias (CTE, DB-HR, 2.1.1).',
      },
      {
        title: 'La calle y la piscina',
        text: 'Son de todos los propietarios, por cuotas. Un conjunto de casas con calle privada se rige como un edificio (Ley 49/1960, art. 24): presupuesto, cuota, una junta al año como mínimo (art. 16) y un fondo de reserva de al menos el 10 % del presupuesto (art. 9.1.f).',
      },
      {
        title: 'La cubierta, el patio y el garaje',
        text: 'El título dice si cada uno es parte de la casa o elemento común de uso privativo. De ello depende quién paga la reparación y quién asegura qué.',
      },
      {
        title: 'Las escaleras',
        text: 'Dos o tres plantas sin ascensor: súbalas una vez con una maleta. Si hay que subir muebles grandes, pregunte el ancho del tramo.',
      },
      {
        title: 'Qué aporta el vendedor',
        text: 'El certificado energético (Real Decreto 390/2021), el de deudas con la comunidad (Ley 49/1960, art. 9.1.e) y los recibos del IBI.',
      },
    ],
    sources:
      'Código Civil, arts. 572 y 575. Ley 49/1960, de 21 de julio, sobre propiedad horizontal. Código Técnico de la Edificación, documento DB-HR, Real Decreto 1371/2007, de 19 de octubre. Real Decreto 390/2021, de 1 de junio. Información general: consulte su caso con un abogado.',
  },
)
