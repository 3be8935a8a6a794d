import { translations } from '#app/words.ts'

/**
 * The texts of the guide to buying. They name the source of each statement about law; `read` is the
 * month in which the sources were read.
 */
export const words = translations(
  {
    title: 'Buying in Andalucía, step by step',
    description:
      'From the reservation to the land registry in about thirteen weeks: timeline, taxes and fees with their sources, and a checklist to print.',
    heading: 'Buying a home here takes about thirteen\u00a0weeks',
    intro:
      'That is for a finished home and a buyer who lives abroad. If you already have a DNI or an NIE, you need not apply for one; the weeks of bank, notary and registry are the same. Off plan, the middle stage lasts as long as the construction. The weeks are our estimate; the laws were checked in {read}. This is a guide, not legal advice: ask your own lawyer about your case.',
    print: 'Print the guide',
    timeline: {
      label: 'Timeline',
      first: 'week 0',
      last: '13',
      paid: '€ marks a payment.',
      week: 'Week {from}',
      weeks: 'Weeks {from}–{to}',
      steps: {
        reserve: { name: 'Reserve', text: 'a deposit takes the home off the market' },
        nie: { name: 'NIE and bank account', text: 'at a consulate or in Málaga' },
        lawyer: { name: 'Your lawyer’s checks', text: 'registry, licence, debts, community' },
        arras: { name: 'Private contract', text: 'arras, usually a tenth of the price' },
        mortgage: { name: 'Mortgage, if any', text: 'valuation, offer, ten days to read it' },
        notary: { name: 'Notary', text: 'the balance is paid; the keys are yours' },
        taxes: { name: 'Taxes', text: 'within two months; IVA with the price' },
        registry: { name: 'Land registry', text: 'the deed is entered in your name' },
      },
    },
    steps: {
      title: 'The steps, one by one',
      sources:
        'Laws and public bodies are named in each step, as checked in {read}. They change: ask a lawyer or a tax adviser about your own case.',
      work: {
        mortgage: 'Work it out on a home’s page',
        taxes: 'Work out taxes and fees for a price',
      },
      notes: {
        reservation: {
          title: 'Reservation',
          text: 'A short document and a sum that is part of the price. No law fixes the amount: read on what terms it is refunded before you pay. In Andalucía you are entitled to see the seller’s documents first: plan, areas, price, taxes, payments and licence (Decreto 218/2005).',
        },
        nie: {
          title: 'NIE',
          text: 'Every foreigner who buys needs this number, because the notary has to put it in the deed. Ask for it at a Spanish consulate or a police station in Spain, in person or by power of attorney, with form EX-15, your passport and the fee of form 790-012. It does not expire (Organic Law 4/2000; RD 1155/2024).',
        },
        account: {
          title: 'Bank account',
          text: 'A Spanish account is useful for community fees, water and electricity; the price itself may come from any account. Bank and notary ask where the money comes from (Ley 10/2010), and the deed says how it was paid (Notaries’ Law, article 24): keep the receipt of every transfer.',
        },
        lawyer: {
          title: 'Lawyer',
          text: 'Choose one who does not also work for the seller, and agree the fee in writing: there is no official scale. They check the registry extract (nota simple), the cadastre, the licences, and the community’s minutes and certificate of debts. The home is liable for unpaid community fees of the current year and the three before it (Ley 49/1960, article 9.1.e).',
        },
        arras: {
          title: 'Arras',
          text: 'The private contract that binds both sides. If it says arras penitenciales, you may withdraw and forfeit them, and the seller may withdraw and return them twofold (Civil Code, article 1454). If it does not say so, either side can be held to the sale. A tenth of the price is customary; no law sets it.',
        },
        stages: {
          title: 'Stage payments, off plan',
          text: 'From the building licence on, the developer must insure what you pay before handover, or have a bank guarantee it, with legal interest, and keep it in a separate account (Ley 38/1999, first additional provision). Get the policy or guarantee in your own name with each payment. If construction does not start, or the home is not handed over, on time, you may claim the money back. IVA is due with each payment.',
        },
        mortgage: {
          title: 'Mortgage, if any',
          text: 'Ask two banks for their terms before you reserve. {lending} The bank must give you its offer at least ten days before you sign. You pay for the valuation; the bank pays for the deed of the loan at the notary and the registry, and you for any copies that you ask for (Ley 5/2019, article 14).',
        },
        notary: {
          title: 'Notary',
          text: 'You choose the notary. On the day, the notary reads the deed and checks the registry once more, and the balance is paid by banker’s draft or transfer. If you do not understand Spanish, bring an interpreter. With a mortgage, you see the notary alone at least a day before, at no cost (Ley 5/2019, article 15). The fee follows an official scale up to {notaryLimit} and is freely agreed above that (RD 1426/1989). Under the Civil Code (article 1455) the seller pays for the deed and the buyer for its copy, unless agreed otherwise; our sums assume that you pay for both.',
        },
        taxes: {
          title: 'Taxes',
          text: 'On a new home you pay IVA at {ivaRate}% to the developer with the price (Ley 37/1992, articles 90 and 91) and AJD at {ajdRate}%. On a resale you pay ITP at {itpRate}% and no IVA. AJD and ITP (Ley 5/2021 of Andalucía) are due within two months of the deed, before it is registered.',
        },
        registry: {
          title: 'Land registry',
          text: 'Registration is not compulsory. Without it, somebody else could register first what you have paid for (Ley Hipotecaria, articles 32 and 34), so the notary files the deed on the same day. The taxes are paid before registration; the registrar then has fifteen working days (article 18).',
        },
        plusvalia: {
          title: 'Plusvalía',
          text: 'The municipality’s tax on the rise in the land’s value is paid by the seller; none is due if the land has not gained value (RDLeg 2/2004, articles 104 to 110). If the seller is an individual who lives abroad, the municipality may claim it from you (article 106.2): withhold the amount, or see the receipt at the notary’s.',
        },
        retention: {
          title: '3% retention',
          text: 'If the seller does not live in Spain, you pay 3% of the price to the tax office instead of to them, within a month, on form 211 (RDLeg 5/2004, article 25.2). If you do not, the home is liable for it. Nothing is withheld when the seller is a Spanish company.',
        },
        yearly: {
          title: 'Every year afterwards',
          text: 'IBI, the refuse charge, community fees, insurance, water and electricity. While the home is not let, an owner who lives abroad pays income tax on 1.1% or 2% of the cadastral value, at 19% (EU and EEA) or 24%, on form 210 (RDLeg 5/2004, article 24.5; Ley 35/2006, article 85). An owner whose net wealth in Spain is above €3,000,000 pays a separate tax, after an allowance of €700,000 (Ley 38/2022, article 3, as amended by Real Decreto-ley 8/2023).',
        },
        days: {
          title: '90 days in any 180',
          text: 'Without an EU, EEA or Swiss passport or a residence permit you may stay ninety days in any hundred and eighty in the whole Schengen area (Regulation (EU) 2016/399, article 6). Owning a home does not change that: since 3 April 2025 a purchase has given no right to residence (Organic Law 1/2025). Anyone who spends more than 183 days of a year in Spain pays income tax here on worldwide income (Ley 35/2006, article 9).',
        },
      },
    },
    costs: {
      title: 'What it costs',
      lead: 'A home is new when its developer sells it for the first time, otherwise a resale. The taxes of one column or the other apply, never both.',
      head: { item: 'Cost', new: 'New home', resale: 'Resale', source: 'Source' },
      none: 'none',
      rows: {
        iva: {
          name: 'IVA',
          new: '{ivaRate}%, with up to two parking spaces; {parkingRate}% on any further one',
          source: 'Ley 37/1992, articles 90 and 91',
        },
        ajd: { name: 'AJD', new: '{ajdRate}%', source: 'Ley 5/2021 of Andalucía' },
        itp: { name: 'ITP', resale: '{itpRate}%', source: 'Ley 5/2021 of Andalucía' },
        notary: {
          name: 'Notary',
          both: '{notary}',
          source: 'RD 1426/1989; our range, {read}, for a price of {price}',
        },
        registry: {
          name: 'Land registry',
          both: '{registry}',
          source: 'RD 1427/1989; our range, {read}, for a price of {price}',
        },
        lawyer: {
          name: 'Lawyer',
          both: '{lawyer}% plus 21% IVA',
          source: 'fees freely agreed; our range, {read}',
        },
        plusvalia: {
          name: 'Plusvalía',
          new: 'the seller',
          resale: 'the seller; you, if they live abroad and have not paid it',
          source: 'RDLeg 2/2004, articles 104 to 110',
        },
        retention: {
          name: '3% retention',
          resale: 'part of the price; you pay it to the tax office if the seller lives abroad',
          source: 'RDLeg 5/2004, article 25.2; form 211',
        },
      },
      note: 'Each home’s page has the figures for that home.',
    },
    checklist: {
      title: 'Twelve things to check',
      text: 'Ticks are not saved. On paper the boxes are empty.',
      items: {
        budget: { text: 'Decide what you can spend, all in', when: 'before' },
        bank: { text: 'Ask a bank how much it would lend you', when: 'before' },
        lawyer: { text: 'A lawyer who does not also work for the seller', when: 'week 0' },
        terms: { text: 'Reservation: on what terms it is refunded, in writing', when: 'week 0' },
        nie: { text: 'NIE: appointment, form EX-15, form 790-012, passport', when: 'weeks 1–3' },
        account: {
          text: 'Bank account, and proof of where the money comes from',
          when: 'weeks 1–3',
        },
        simple: { text: 'Nota simple: owner, charges, area', when: 'weeks 1–3' },
        debts: {
          text: 'Community: certificate of debts, statutes, last minutes; IBI receipt',
          when: 'weeks 1–3',
        },
        first: {
          text: 'New home: first occupation, ten-year insurance, energy certificate',
          when: 'weeks 1–3',
        },
        guarantee: {
          text: 'Off plan: policy or guarantee in your name, for every payment',
          when: 'before each',
        },
        snag: { text: 'A snagging visit, with a list of defects, before you sign', when: 'week 8' },
        debits: {
          text: 'Direct debits: community, IBI, refuse, water, electricity',
          when: 'week 10',
        },
      },
    },
    call: {
      title: 'Do you have a home in\u00a0mind?',
      homes: 'See the homes and their\u00a0costs',
      contact: 'Ask us',
    },
  },
  {
    title: 'Comprar en Andalucía, paso a paso',
    description:
      'De la reserva al Registro de la Propiedad en unas trece semanas: calendario, impuestos y gastos con sus fuentes, y una lista para imprimir.',
    heading: 'Comprar aquí lleva unas trece\u00a0semanas',
    intro:
      'Es el plazo de una vivienda terminada, cuando quien compra vive fuera. Quien ya tiene DNI o NIE no ha de pedirlo; los plazos del banco, la notaría y el registro son los mismos. Sobre plano, el tramo central dura lo que la obra. Las semanas son una estimación nuestra; la normativa se consultó en {read}. Es una guía, no asesoramiento jurídico: para su caso, consulte a su abogado.',
    print: 'Imprimir la guía',
    timeline: {
      label: 'Calendario',
      first: 'semana 0',
      last: '13',
      paid: 'El signo € indica un pago.',
      week: 'Semana {from}',
      weeks: 'Semanas {from}–{to}',
      steps: {
        reserve: { name: 'Reserva', text: 'con una señal, la vivienda se retira de la venta' },
        nie: { name: 'NIE y cuenta bancaria', text: 'en el consulado o en Málaga' },
        lawyer: { name: 'Revisión del abogado', text: 'registro, licencias, deudas, comunidad' },
        arras: { name: 'Contrato privado', text: 'arras, por lo general el diez por ciento' },
        mortgage: { name: 'Hipoteca, si la hay', text: 'tasación, oferta y diez días para leerla' },
        notary: { name: 'Notaría', text: 'se paga el resto y se entregan las llaves' },
        taxes: { name: 'Impuestos', text: 'en dos meses; el IVA, con el precio' },
        registry: { name: 'Registro', text: 'se inscribe la escritura a su nombre' },
      },
    },
    steps: {
      title: 'Los pasos, uno a uno',
      sources:
        'En cada paso se citan las normas y los organismos, consultados en {read}. Cambian: consulte su caso con un abogado o un asesor fiscal.',
      work: {
        mortgage: 'Calcularla en la ficha de una vivienda',
        taxes: 'Calcular impuestos y gastos de un precio',
      },
      notes: {
        reservation: {
          title: 'Reserva',
          text: 'Un documento breve y una señal a cuenta del precio. Ninguna ley fija su importe: lea en qué casos se devuelve antes de pagarla. En Andalucía tiene derecho a ver antes la documentación del vendedor: plano, superficies, precio, impuestos, forma de pago y licencia (Decreto 218/2005).',
        },
        nie: {
          title: 'NIE',
          text: 'Lo necesita todo extranjero que compre, porque la escritura ha de recogerlo. Se pide en un consulado de España o en una comisaría, en persona o mediante poder, con el impreso EX-15, el pasaporte y la tasa del modelo 790-012. No caduca (Ley Orgánica 4/2000; RD 1155/2024). Quien tiene DNI no lo necesita.',
        },
        account: {
          title: 'Cuenta bancaria',
          text: 'Una cuenta en España viene bien para la comunidad, el agua y la luz; el precio puede llegar de cualquiera. El banco y el notario preguntan de dónde sale el dinero (Ley 10/2010) y la escritura dice cómo se ha pagado (Ley del Notariado, artículo 24): guarde el justificante de cada transferencia.',
        },
        lawyer: {
          title: 'Abogado',
          text: 'Elija a uno que no trabaje también para el vendedor y pacte los honorarios por escrito: no hay arancel. Revisará la nota simple, el Catastro, las licencias, las actas de la comunidad y su certificado de deudas. La vivienda responde de las cuotas impagadas de este año y de los tres anteriores (Ley 49/1960, artículo 9.1.e).',
        },
        arras: {
          title: 'Arras',
          text: 'Es el contrato privado que obliga a ambas partes. Si las arras son penitenciales, el comprador puede desistir y las pierde, y el vendedor puede desistir y las devuelve dobladas (Código Civil, artículo 1454). Si el contrato no lo dice, cualquiera de las partes puede exigir que se cumpla. El diez por ciento es lo habitual; ninguna ley lo fija.',
        },
        stages: {
          title: 'Pagos sobre plano',
          text: 'Desde la licencia de obras, el promotor ha de garantizar con un seguro o un aval bancario lo que usted pague antes de recibir las llaves, más los intereses legales, e ingresarlo en una cuenta especial (Ley 38/1999, disposición adicional primera). Pida la póliza o el aval a su nombre con cada pago. Si la obra no empieza o no se entrega a tiempo, puede recuperar el dinero. Con cada pago se abona su IVA.',
        },
        mortgage: {
          title: 'Hipoteca, si la hay',
          text: 'Antes de reservar, pida condiciones en dos bancos. {lending} El banco ha de entregarle su oferta al menos diez días antes de firmar. Usted paga la tasación; el banco, la escritura del préstamo en la notaría y en el Registro, y usted, las copias que pida (Ley 5/2019, artículo 14).',
        },
        notary: {
          title: 'Notaría',
          text: 'El notario lo elige usted. Ese día lee la escritura y vuelve a consultar el Registro, y el resto se paga con cheque bancario o transferencia. Quien no sepa español ha de ir con intérprete. Con hipoteca, hay una cita previa a solas con el notario, al menos un día antes y sin coste (Ley 5/2019, artículo 15). Los honorarios siguen un arancel hasta {notaryLimit}; por encima se pactan (RD 1426/1989). Según el Código Civil (artículo 1455), la escritura la paga el vendedor y la copia el comprador, salvo pacto; nuestras cuentas suponen que usted paga las dos.',
        },
        taxes: {
          title: 'Impuestos',
          text: 'En una vivienda nueva se paga al promotor, con el precio, el IVA, del {ivaRate} % (Ley 37/1992, artículos 90 y 91), y además el AJD, del {ajdRate} %. En una de segunda mano se paga el ITP, del {itpRate} %, y no hay IVA. El AJD y el ITP (Ley 5/2021 de Andalucía) se ingresan en los dos meses siguientes a la escritura, antes de inscribirla.',
        },
        registry: {
          title: 'Registro de la Propiedad',
          text: 'Inscribir no es obligatorio. Sin inscripción, otro puede adelantarse a registrar lo que usted ha pagado (Ley Hipotecaria, artículos 32 y 34); por eso el notario presenta la escritura el mismo día. Los impuestos se pagan antes de inscribir; después, el registrador tiene quince días hábiles (artículo 18).',
        },
        plusvalia: {
          title: 'Plusvalía municipal',
          text: 'El impuesto sobre el incremento de valor del suelo lo paga el vendedor; si el suelo no ha ganado valor, no se paga (RDLeg 2/2004, artículos 104 a 110). Si el vendedor es una persona física que no reside en España, el ayuntamiento puede reclamárselo a usted (artículo 106.2): retenga el importe o pida ver el recibo en la notaría.',
        },
        retention: {
          title: 'Retención del 3 %',
          text: 'Si el vendedor no reside en España, usted no le entrega el 3 % del precio: lo ingresa en Hacienda, en el plazo de un mes, con el modelo 211 (RDLeg 5/2004, artículo 25.2). Si no lo hace, responde la vivienda. Si el vendedor es una sociedad española, no hay retención.',
        },
        yearly: {
          title: 'Después, cada año',
          text: 'IBI, tasa de basuras, comunidad, seguro, agua y luz. Mientras la vivienda no se alquila, el propietario que reside en el extranjero tributa por el 1,1 % o el 2 % del valor catastral, al 19 % (UE y EEE) o al 24 %, con el modelo 210 (RDLeg 5/2004, artículo 24.5; Ley 35/2006, artículo 85). Quien tiene en España un patrimonio neto superior a 3.000.000 € paga además un impuesto aparte, con un mínimo exento de 700.000 € (Ley 38/2022, artículo 3, modificado por el Real Decreto-ley 8/2023).',
        },
        days: {
          title: '90 días de cada 180',
          text: 'Sin pasaporte de la UE, del EEE o de Suiza ni permiso de residencia se puede estar en todo el espacio Schengen noventa días de cada ciento ochenta (Reglamento (UE) 2016/399, artículo 6). Tener casa no lo cambia: desde el 3 de abril de 2025, comprar no da derecho a residir (Ley Orgánica 1/2025). Quien pasa en España más de 183 días del año tributa aquí por su renta mundial (Ley 35/2006, artículo 9).',
        },
      },
    },
    costs: {
      title: 'Lo que cuesta',
      lead: 'Una vivienda es nueva cuando el promotor la vende por primera vez; en los demás casos es de segunda mano. Se paga lo de una columna o lo de la otra, nunca las dos.',
      head: { item: 'Gasto', new: 'Obra nueva', resale: 'Segunda mano', source: 'Fuente' },
      none: 'no hay',
      rows: {
        iva: {
          name: 'IVA',
          new: '{ivaRate} %, con hasta dos plazas de garaje; {parkingRate} % por las demás',
          source: 'Ley 37/1992, artículos 90 y 91',
        },
        ajd: { name: 'AJD', new: '{ajdRate} %', source: 'Ley 5/2021 de Andalucía' },
        itp: { name: 'ITP', resale: '{itpRate} %', source: 'Ley 5/2021 de Andalucía' },
        notary: {
          name: 'Notaría',
          both: '{notary}',
          source: 'RD 1426/1989; estimación nuestra, {read}, para un precio de {price}',
        },
        registry: {
          name: 'Registro de la Propiedad',
          both: '{registry}',
          source: 'RD 1427/1989; estimación nuestra, {read}, para un precio de {price}',
        },
        lawyer: {
          name: 'Abogado',
          both: '{lawyer} % más 21 % de IVA',
          source: 'honorarios libres; estimación nuestra, {read}',
        },
        plusvalia: {
          name: 'Plusvalía municipal',
          new: 'el vendedor',
          resale: 'el vendedor; usted, si el vendedor no reside en España y no la ha pagado',
          source: 'RDLeg 2/2004, artículos 104 a 110',
        },
        retention: {
          name: 'Retención del 3 %',
          resale:
            'es parte del precio; usted la ingresa en Hacienda si el vendedor no reside en España',
          source: 'RDLeg 5/2004, artículo 25.2; modelo 211',
        },
      },
      note: 'En la ficha de cada vivienda están sus cifras.',
    },
    checklist: {
      title: 'Doce cosas que comprobar',
      text: 'Las marcas no se guardan. En papel, las casillas salen en blanco.',
      items: {
        budget: { text: 'Decidir cuánto puede gastar, todo incluido', when: 'antes' },
        bank: { text: 'Preguntar a un banco cuánto le prestaría', when: 'antes' },
        lawyer: { text: 'Un abogado que no trabaje también para el vendedor', when: 'semana 0' },
        terms: { text: 'Reserva: en qué casos se devuelve, por escrito', when: 'semana 0' },
        nie: { text: 'NIE: cita, impreso EX-15, modelo 790-012, pasaporte', when: 'semanas 1–3' },
        account: {
          text: 'Cuenta bancaria y justificantes del origen del dinero',
          when: 'semanas 1–3',
        },
        simple: { text: 'Nota simple: titular, cargas, superficie', when: 'semanas 1–3' },
        debts: {
          text: 'Comunidad: certificado de deudas, estatutos, últimas actas; recibo del IBI',
          when: 'semanas 1–3',
        },
        first: {
          text: 'Obra nueva: primera ocupación, seguro decenal, certificado energético',
          when: 'semanas 1–3',
        },
        guarantee: {
          text: 'Sobre plano: póliza o aval a su nombre por cada pago',
          when: 'antes de cada uno',
        },
        snag: { text: 'Una visita con lista de defectos, antes de firmar', when: 'semana 8' },
        debits: { text: 'Domiciliar comunidad, IBI, basuras, agua y luz', when: 'semana 10' },
      },
    },
    call: {
      title: '¿Ya tiene alguna vivienda en\u00a0mente?',
      homes: 'Ver las viviendas y lo que\u00a0cuestan',
      contact: 'Escríbanos',
    },
  },
)

export type BuyingGuideWords = (typeof words)['en']
