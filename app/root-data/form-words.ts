import { catalogue } from '../words.ts'

/** The texts of the forms that make leads: labels, choices (docs/requirements.md#forms-and-validation) and messages (docs/requirements.md#messages). */
export const words = catalogue(
  {
    fields: {
      name: 'Full name',
      email: 'E-mail address',
      phone: 'Phone number',
      phoneHint: 'With the country code, if it is not Spanish.',
      message: 'Message',
      propertyType: 'Property type',
      bedrooms: 'Bedrooms',
      budget: 'Budget',
      preferences: 'Preferences',
    },
    types: { apartment: 'Apartment', townhouse: 'Townhouse', villa: 'Villa' },
    budgets: {
      'under-500000': 'Under €500,000',
      '500000-1000000': '€500,000–€1,000,000',
      'over-1000000': 'Over €1,000,000',
    },
    releaseBudgets: {
      'under-500000': 'Under €500,000',
      '500000-750000': '€500,000 - €750,000',
      '750000-1000000': '€750,000 - €1,000,000',
      '1000000-1500000': '€1,000,000 - €1,500,000',
      'over-1500000': '€1,500,000+',
    },
    preferences: {
      apartment: 'Apartment',
      penthouse: 'Penthouse',
      villa: 'Villa',
      townhouse: 'Townhouse',
      'not-sure-yet': 'Not sure yet',
    },
    rentalBudget: 'Budget, a month',
    rentalBudgets: {
      'under-1000': 'Under €1,000',
      '1000-2000': '€1,000–€2,000',
      '2000-3000': '€2,000–€3,000',
      'over-3000': 'Over €3,000',
    },
    consent: 'E-mail me about new homes. I can leave at any time.',
    privacy:
      'Alborán Residences uses these details to answer you and, only if you tick the box, to write about new homes. How long we keep them, and your rights:',
    privacyLink: 'Privacy',
    submit: {
      inquiry: 'Submit Inquiry',
      questionnaire: 'Submit Inquiry',
      rental: 'Submit Inquiry',
      information: 'Send request',
      contact: 'Send message',
      interest: 'Register interest',
    },
    /** Beside the field that only robots see. */
    leaveEmpty: 'Leave this field empty',
    sending: 'Sending...',
    problems: {
      nameRequired: 'Please provide your name',
      emailRequired: 'Please provide your email address',
      phoneRequired: 'Please provide your phone number',
      messageRequired: 'Please write your message',
      nameShort: 'Please give at least two letters of your name',
      emailInvalid: 'Please provide a valid email address',
      phoneInvalid: 'Please enter a valid phone number',
      tooLong: 'Please make this shorter',
      choiceInvalid: 'Please choose one of the options',
    },
    invalid: {
      inquiry: 'Please fill in all required fields',
      questionnaire: 'Please fill in all required fields',
      rental: 'Please fill in all required fields',
      information: 'Please fill in all fields',
      contact: 'Please fill in all fields',
      interest: 'Please fill in all required fields',
    },
    /** When every field is filled in and one of them is wrong. */
    check: 'Please check your details',
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
    },
    /** When the browser got no answer, for kinds with a sentence of their own for that. */
    unanswered: { interest: { title: '', text: 'There was an error processing your request.' } },
    /** When the form's page was opened long ago, and script could not send it again by itself. */
    outdated: {
      title: '',
      text: 'This page has been open for a long time. Please press the button once more; what you typed is still here.',
    },
    failedChat: 'Or write to us by chat: {phone}',
    dialog: {
      close: 'Close',
      information: 'Information request',
      informationText: 'Plans, prices and availability, by e-mail.',
      contact: 'Contact Us',
      contactText: 'A question about a home, a visit or a price: it goes to the sales office.',
    },
  },
  {
    fields: {
      name: 'Nombre y apellidos',
      email: 'Correo electrónico',
      phone: 'Teléfono',
      phoneHint: 'Con prefijo, si no es español.',
      message: 'Mensaje',
      propertyType: 'Tipo de vivienda',
      bedrooms: 'Dormitorios',
      budget: 'Presupuesto',
      preferences: 'Preferencias',
    },
    types: { apartment: 'Apartamento', townhouse: 'Casa adosada', villa: 'Villa' },
    budgets: {
      'under-500000': 'Menos de 500.000 €',
      '500000-1000000': '500.000–1.000.000 €',
      'over-1000000': 'Más de 1.000.000 €',
    },
    releaseBudgets: {
      'under-500000': 'Menos de 500.000 €',
      '500000-750000': '500.000–750.000 €',
      '750000-1000000': '750.000–1.000.000 €',
      '1000000-1500000': '1.000.000–1.500.000 €',
      'over-1500000': 'Más de 1.500.000 €',
    },
    preferences: {
      apartment: 'Apartamento',
      penthouse: 'Ático',
      villa: 'Villa',
      townhouse: 'Casa adosada',
      'not-sure-yet': 'Aún no lo sé',
    },
    rentalBudget: 'Presupuesto al mes',
    rentalBudgets: {
      'under-1000': 'Menos de 1.000 €',
      '1000-2000': '1.000–2.000 €',
      '2000-3000': '2.000–3.000 €',
      'over-3000': 'Más de 3.000 €',
    },
    consent:
      'Deseo recibir por correo electrónico información comercial sobre viviendas nuevas. Puedo darme de baja cuando quiera.',
    privacy:
      'Alborán Residences usa estos datos para contestarle y, solo si marca la casilla, para escribirle sobre casas nuevas. Cuánto los guardamos y qué derechos tiene:',
    privacyLink: 'Privacidad',
    submit: {
      inquiry: 'Enviar consulta',
      questionnaire: 'Enviar consulta',
      rental: 'Enviar consulta',
      information: 'Enviar solicitud',
      contact: 'Enviar mensaje',
      interest: 'Solicitar información previa',
    },
    leaveEmpty: 'Deje este campo vacío',
    sending: 'Enviando...',
    problems: {
      nameRequired: 'Indique su nombre',
      emailRequired: 'Indique su correo electrónico',
      phoneRequired: 'Indique su teléfono',
      messageRequired: 'Escriba su mensaje',
      nameShort: 'Escriba al menos dos letras de su nombre',
      emailInvalid: 'Indique un correo electrónico válido',
      phoneInvalid: 'Indique un teléfono válido',
      tooLong: 'Acorte este texto, por favor',
      choiceInvalid: 'Elija una de las opciones',
    },
    invalid: {
      inquiry: 'Rellene todos los campos obligatorios',
      questionnaire: 'Rellene todos los campos obligatorios',
      rental: 'Rellene todos los campos obligatorios',
      information: 'Rellene todos los campos',
      contact: 'Rellene todos los campos',
      interest: 'Rellene todos los campos obligatorios',
    },
    check: 'Revise sus datos',
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
    },
    unanswered: {
      interest: { title: '', text: 'Se ha producido un error al tramitar su solicitud.' },
    },
    outdated: {
      title: '',
      text: 'Esta página lleva mucho tiempo abierta. Pulse el botón una vez más; lo que ha escrito sigue aquí.',
    },
    failedChat: 'O escríbanos por chat: {phone}',
    dialog: {
      close: 'Cerrar',
      information: 'Solicitud de información',
      informationText: 'Planos, precios y disponibilidad, por correo electrónico.',
      contact: 'Contacto',
      contactText:
        'Una pregunta sobre una casa, una visita o un precio: llega a la oficina de ventas.',
    },
  },
)

export type LeadWords = (typeof words)['en']
