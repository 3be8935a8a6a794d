import { translations } from '#app/words.ts'
import { choiceWords } from '#server/leads/choice-words.ts'
import { maxSlots } from '#server/leads/options.ts'
import { numberInWords } from '#server/shared/text/number-in-words.ts'
import { fieldProblems } from './field-problems.ts'

/**
 * The texts of the forms that make leads: labels, choices
 * (docs/requirements/forms.md#forms-and-validation) and messages
 * (docs/requirements/forms.md#messages).
 */
export const words = translations(
  {
    fields: {
      name: 'Full name',
      nameOptional: 'Full name (optional)',
      email: 'E-mail address',
      phone: 'Phone number',
      phoneHint: 'For a number outside Spain, start with the country code.',
      message: 'Message',
      propertyType: 'Property type',
      bedrooms: 'Bedrooms',
      budget: 'Budget',
      preferences: 'Preferences',
      stayFrom: 'From',
      stayUntil: 'Until',
      people: 'People',
    },
    types: choiceWords.en.types,
    budgets: choiceWords.en.budgets,
    releaseBudgets: choiceWords.en.releaseBudgets,
    preferences: choiceWords.en.preferences,
    rentalBudget: 'Budget, a month',
    rentalBudgets: choiceWords.en.rentalBudgets,
    consent: 'E-mail me about new homes. I can unsubscribe at any time.',
    privacy:
      'Alborán Residences uses these details to answer you and, only if you tick the box, to e-mail you about new homes. How long we keep them, and your rights:',
    /** For a form about a single viewing. */
    privacyViewing: 'We use these details only for this viewing, unless you tick the box.',
    privacyLink: 'Privacy',
    submit: {
      inquiry: 'Submit Inquiry',
      questionnaire: 'Submit Inquiry',
      rental: 'Submit Inquiry',
      information: 'Send request',
      contact: 'Send message',
      interest: 'Register interest',
      viewing: 'Arrange the viewing',
    },
    /** The label of the field that only robots see. */
    leaveEmpty: 'Leave this field empty',
    sending: 'Sending...',
    problems: {
      ...fieldProblems.en,
      nameRequired: 'Please provide your name',
      phoneRequired: 'Please provide your phone number',
      messageRequired: 'Please write your message',
      nameShort: 'Please give at least two letters of your name',
      dayInvalid: 'Please give a day, month and year',
      dayPast: 'Please choose a day that is not in the past',
      daysReversed: 'Please choose a day after the first one',
      formatRequired: 'Please choose how you would like to see it',
      slotRequired: 'Please choose at least one time',
      slotsTooMany: `Please choose ${numberInWords(maxSlots, 'en')} times at most`,
      slotGone: 'That time is no longer free. Please choose another',
      slotsGone: 'None of these times is free any more. Please choose another',
    },
    invalid: {
      inquiry: 'Please fill in all required fields',
      questionnaire: 'Please fill in all required fields',
      rental: 'Please fill in all required fields',
      information: 'Please fill in all fields',
      contact: 'Please fill in all fields',
      interest: 'Please fill in all required fields',
      viewing: 'Please fill in all required fields',
    },
    /** Shown when only the time of a viewing is missing. */
    timeMissing: 'Only the time is missing',
    /** Shown when every field is filled in and one of them is wrong. */
    check: 'Please check your details',
    taken: 'That time has just been taken',
    failed: {
      inquiry: {
        title: '',
        text: 'There was a problem submitting your inquiry. Please try again.',
      },
      questionnaire: {
        title: 'Error',
        text: 'There was a problem submitting your inquiry. Please try again.',
      },
      rental: { title: '', text: 'There was a problem submitting your inquiry. Please try again.' },
      information: {
        title: 'Submission error',
        text: 'There was a problem submitting your inquiry. Please try again.',
      },
      contact: { title: '', text: 'Failed to send message. Please try again.' },
      interest: { title: '', text: 'There was an issue submitting your form. Please try again.' },
      viewing: { title: '', text: 'We could not take your request. Please try again.' },
    },
    /**
     * Shown when the browser got no answer, for kinds that have a sentence of their own for that.
     */
    unanswered: { interest: { title: '', text: 'There was an error processing your request.' } },
    /**
     * Shown when the form's page was opened long ago, and a script could not send the form again.
     */
    outdated: {
      title: '',
      text: 'This page has been open for a long time. Please press the button once more; what you typed is still here.',
    },
    early: {
      text: 'This was sent so soon that a robot might have done it. Please press the button once more; what you typed is still here.',
    },
    failedChat: 'Or write to us by chat: {phone}',
    reach: {
      telephone: 'Telephone',
      chat: 'Open a chat',
      email: 'E-mail',
      hours: 'Hours of telephone and chat',
      viewings: 'Hours of viewings',
      languages: 'Languages',
      both: 'English and Spanish',
      office: 'Sales office',
    },
    dialog: {
      close: 'Close',
      information: 'Information request',
      informationText: 'Plans, prices and availability, by e-mail.',
      contact: 'Contact Us',
      /** The title of the page in search results. */
      contactTitle: 'Contact the sales office',
      contactText: 'A question about a home, a visit or a price: it goes to the sales office.',
    },
  },
  {
    fields: {
      name: 'Nombre y apellidos',
      nameOptional: 'Nombre y apellidos (opcional)',
      email: 'Correo electrónico',
      phone: 'Teléfono',
      phoneHint: 'Si el número no es español, con prefijo internacional.',
      message: 'Mensaje',
      propertyType: 'Tipo de vivienda',
      bedrooms: 'Dormitorios',
      budget: 'Presupuesto',
      preferences: 'Preferencias',
      stayFrom: 'Desde',
      stayUntil: 'Hasta',
      people: 'Personas',
    },
    types: choiceWords.es.types,
    budgets: choiceWords.es.budgets,
    releaseBudgets: choiceWords.es.releaseBudgets,
    preferences: choiceWords.es.preferences,
    rentalBudget: 'Presupuesto al mes',
    rentalBudgets: choiceWords.es.rentalBudgets,
    consent:
      'Deseo recibir por correo electrónico información comercial sobre nuevas viviendas en venta. Puedo darme de baja cuando quiera.',
    privacy:
      'Alborán Residences usa estos datos para contestarle y, solo si marca la casilla, para enviarle por correo electrónico información comercial sobre nuevas viviendas en venta. Cuánto los guardamos y qué derechos tiene:',
    privacyViewing: 'Usamos estos datos solo para esta visita, salvo que marque la casilla.',
    privacyLink: 'Privacidad',
    submit: {
      inquiry: 'Enviar consulta',
      questionnaire: 'Enviar consulta',
      rental: 'Enviar consulta',
      information: 'Enviar solicitud',
      contact: 'Enviar mensaje',
      interest: 'Solicitar información previa',
      viewing: 'Concertar la visita',
    },
    leaveEmpty: 'Deje este campo vacío',
    sending: 'Enviando...',
    problems: {
      ...fieldProblems.es,
      nameRequired: 'Indique su nombre',
      phoneRequired: 'Indique su teléfono',
      messageRequired: 'Escriba su mensaje',
      nameShort: 'Escriba al menos dos letras de su nombre',
      dayInvalid: 'Indique día, mes y año',
      dayPast: 'Elija un día que no haya pasado',
      daysReversed: 'Elija un día posterior al primero',
      formatRequired: 'Elija cómo quiere verla',
      slotRequired: 'Elija al menos una hora',
      slotsTooMany: `Elija ${numberInWords(maxSlots, 'es')} horas como máximo`,
      slotGone: 'Esa hora ya no está libre. Elija otra',
      slotsGone: 'Ninguna de estas horas sigue libre. Elija otra',
    },
    invalid: {
      inquiry: 'Rellene todos los campos obligatorios',
      questionnaire: 'Rellene todos los campos obligatorios',
      rental: 'Rellene todos los campos obligatorios',
      information: 'Rellene todos los campos',
      contact: 'Rellene todos los campos',
      interest: 'Rellene todos los campos obligatorios',
      viewing: 'Rellene todos los campos obligatorios',
    },
    timeMissing: 'Solo falta la hora',
    check: 'Revise sus datos',
    taken: 'Esa hora acaba de ocuparse',
    failed: {
      inquiry: { title: '', text: 'No hemos podido enviar su consulta. Inténtelo de nuevo.' },
      questionnaire: {
        title: 'Error',
        text: 'No hemos podido enviar su consulta. Inténtelo de nuevo.',
      },
      rental: { title: '', text: 'No hemos podido enviar su consulta. Inténtelo de nuevo.' },
      information: {
        title: 'No se ha enviado',
        text: 'No hemos podido enviar su consulta. Inténtelo de nuevo.',
      },
      contact: { title: '', text: 'No hemos podido enviar su mensaje. Inténtelo de nuevo.' },
      interest: { title: '', text: 'No hemos podido enviar el formulario. Inténtelo de nuevo.' },
      viewing: { title: '', text: 'No hemos podido recibir su solicitud. Inténtelo de nuevo.' },
    },
    unanswered: {
      interest: { title: '', text: 'Se ha producido un error al tramitar su solicitud.' },
    },
    outdated: {
      title: '',
      text: 'Esta página lleva mucho tiempo abierta. Pulse el botón una vez más; lo que ha escrito sigue aquí.',
    },
    early: {
      text: 'Se ha enviado tan pronto que podría haberlo hecho un robot. Pulse el botón una vez más; lo que ha escrito sigue aquí.',
    },
    failedChat: 'O escríbanos por chat: {phone}',
    reach: {
      telephone: 'Teléfono',
      chat: 'Abrir un chat',
      email: 'Correo',
      hours: 'Horario de teléfono y chat',
      viewings: 'Horario de visitas',
      languages: 'Idiomas',
      both: 'Español e inglés',
      office: 'Oficina de ventas',
    },
    dialog: {
      close: 'Cerrar',
      information: 'Solicitud de información',
      informationText: 'Planos, precios y disponibilidad, por correo electrónico.',
      contact: 'Contacto',
      contactTitle: 'Contacto con la oficina de ventas',
      contactText:
        'Una pregunta sobre una casa, una visita o un precio: llega a la oficina de ventas.',
    },
  },
)

export type LeadFormWords = (typeof words)['en']
