import { translations } from '#app/words.ts'

/** Texts about an unfinished home: developer, licence, build stage, handover and payments. */
export const projectWords = translations(
  {
    title: 'Before handover',
    lead: 'This home is not finished. Five things to know before you sign.',
    rows: {
      developer: { name: 'Developer', asked: 'the developer' },
      licence: {
        name: 'Building licence',
        asked: 'the building licence, with its number and date',
      },
      stage: { name: 'Build stage', asked: 'the build stage' },
      handover: { name: 'Handover', asked: 'the handover date' },
      payments: { name: 'Payments', asked: 'the payment plan' },
    },
    stages: {
      planned: 'not started',
      foundations: 'foundations',
      structure: 'structure',
      finishes: 'interior work and finishes',
      finished: 'finished',
    },
    due: {
      reservation: 'on reserving',
      contract: 'on signing the purchase contract',
      construction: 'while it is being built',
      deed: 'at the notary, with the keys',
    },
    payment: '{percent}%, {amount}, {due}',
    source: 'The agency’s record of this home.',
    none: 'The home is under construction. How far the works have come is not on record, nor are developer, licence, handover date and payment plan. Ask, and we will find out.',
    askNone: 'Ask for all five',
    unknown: 'Not known',
    stageUnknown: 'Under construction; how far is not known',
    askOne: 'Ask us',
    ask: 'Ask us for all that is not known',
    law: 'What you pay before handover must be insured or guaranteed by a bank, with legal interest, and held in a separate account (Ley 38/1999, first additional provision). Ask for the policy or guarantee in your name with each payment. IVA at 10% is due on each payment.',
  },
  {
    title: 'Antes de la entrega',
    lead: 'Esta vivienda no está terminada. Cinco datos que conviene conocer antes de firmar.',
    rows: {
      developer: { name: 'Promotor', asked: 'el promotor' },
      licence: { name: 'Licencia de obras', asked: 'la licencia de obras, con su número y fecha' },
      stage: { name: 'Estado de la obra', asked: 'el estado de la obra' },
      handover: { name: 'Entrega', asked: 'la fecha de entrega' },
      payments: { name: 'Pagos', asked: 'el calendario de pagos' },
    },
    stages: {
      planned: 'sin empezar',
      foundations: 'cimentación',
      structure: 'estructura',
      finishes: 'instalaciones y acabados',
      finished: 'terminada',
    },
    due: {
      reservation: 'al reservar',
      contract: 'al firmar el contrato de compraventa',
      construction: 'durante la obra',
      deed: 'en la notaría, a la entrega de llaves',
    },
    payment: '{percent} %, {amount}, {due}',
    source: 'Datos de la agencia sobre la vivienda.',
    none: 'La vivienda está en construcción. No consta en qué fase está la obra, ni el promotor, la licencia, la fecha de entrega o el calendario de pagos. Pregunte y lo averiguamos.',
    askNone: 'Preguntar por los cinco',
    unknown: 'No consta',
    stageUnknown: 'En construcción; no consta en qué fase',
    askOne: 'Preguntar',
    ask: 'Preguntar por todo lo que no consta',
    law: 'Lo que se paga antes de recibir las llaves ha de estar garantizado con seguro o aval bancario, más los intereses legales, e ingresarse en una cuenta especial (Ley 38/1999, disposición adicional primera). Pida la póliza o el aval a su nombre con cada pago. Cada pago lleva su IVA, del 10 %.',
  },
)
