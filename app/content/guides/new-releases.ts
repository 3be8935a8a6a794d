import { translations } from '#app/words.ts'

export const releaseGuide = translations(
  {
    title: 'Buying before it is built, step by step',
    notes: [
      {
        title: 'You register',
        text: 'It costs nothing and reserves nothing. It tells us what to send: plans and prices of the developments on this page, and those of the next release once there are any.',
      },
      {
        title: 'You reserve',
        text: 'A reservation takes one home off the market for an agreed time. Before you pay it, ask for the plan with its square metres, the specification, the price with its taxes and the building licence; in Andalucía a seller must have them ready (Decree 218/2005).',
      },
      {
        title: 'You sign and pay on account',
        text: 'What you pay before the keys has to be covered by insurance or a bank guarantee and kept in an account of its own. If the home is not begun or finished in time, you get it back with interest (Law 38/1999, first additional provision). IVA is due with each payment.',
      },
      {
        title: 'You complete at the notary',
        text: 'With the rest of the price come AJD, notary and land registry. The home must have its licence of first occupation or the declaration that stands for it, its energy certificate and the building’s logbook (Law 38/1999, art. 7).',
      },
      {
        title: 'You look for faults',
        text: 'Note them on the first visit. The periods are a year for finish, three years for habitability and ten for the structure (Law 38/1999, art. 17).',
      },
    ],
    sources:
      'Law 38/1999 of 5 November, on building. Decree 218/2005 of 11 October, of the Junta de Andalucía, on information for buyers. Law 37/1992 of 28 December, on value added tax, art. 75. General information: ask a lawyer before you sign.',
  },
  {
    title: 'Comprar sobre plano, paso a paso',
    notes: [
      {
        title: 'Pida información',
        text: 'No cuesta nada ni reserva nada. Nos dice qué enviarle: los planos y precios de las promociones de esta página y los de la próxima, cuando los haya.',
      },
      {
        title: 'Reserve',
        text: 'La reserva retira una vivienda del mercado durante un plazo pactado. Antes de pagarla, pida el plano con sus metros, la memoria de calidades, el precio con los impuestos y la licencia de obra; en Andalucía, quien vende debe tenerlos a su disposición (Decreto 218/2005).',
      },
      {
        title: 'Firme y pague a cuenta',
        text: 'Lo que se entrega antes de las llaves ha de estar cubierto por un seguro o un aval e ingresarse en una cuenta especial. Si la vivienda no se empieza o no se termina a tiempo, se devuelve con intereses (Ley 38/1999, disposición adicional primera). Cada pago lleva su IVA.',
      },
      {
        title: 'Firme la escritura ante notario',
        text: 'Con el resto del precio se pagan el AJD, la notaría y el registro. La vivienda ha de tener la licencia de primera ocupación o la declaración que la sustituye, el certificado energético y el Libro del Edificio (Ley 38/1999, art. 7).',
      },
      {
        title: 'Busque los defectos',
        text: 'Anótelos en la primera visita. Los plazos son de un año para los acabados, tres para la habitabilidad y diez para la estructura (Ley 38/1999, art. 17).',
      },
    ],
    sources:
      'Ley 38/1999, de 5 de noviembre, de Ordenación de la Edificación. Decreto 218/2005, de 11 de octubre, de la Junta de Andalucía, de información al comprador. Ley 37/1992, de 28 de diciembre, del IVA, art. 75. Información general: consulte a un abogado antes de firmar.',
  },
)
