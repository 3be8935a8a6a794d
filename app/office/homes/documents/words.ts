import { translations } from '../../../words.ts'

/** The texts of the screen of documents. */
export const words = translations(
  {
    title: 'Documents',
    intro:
      'Plans, specifications and the like, which visitors open from the home’s page. PDF, up to 30 MB each, 20 a home.',
    choose: 'Choose documents',
    upload: 'Upload',
    here: 'or drop them here.',
    hint: 'PDF, up to 30 MB each.',
    none: 'No documents yet.',
    names: { en: 'Name, English', es: 'Name, Spanish' },
    ofDocument: ' of document {number}',
    open: 'Open',
    first: 'First',
    remove: 'Remove',
    document: ' document {number}',
    save: 'Save the names',
    refused: {
      kind: 'Not taken: it is not a PDF.',
      script: 'Not taken: it has a script or starts a program. Print it to PDF and send that.',
      large: 'Not taken: it is larger than 30 MB.',
      broken: 'Not taken: it is cut off.',
      many: 'Not taken: a home has 20 documents at most.',
      lost: 'The connection was lost. Nothing of it is stored.',
      failed: 'It was not stored. Try again in a minute.',
    },
  },
  {
    title: 'Documentos',
    intro:
      'Planos, memorias de calidades y similares, que los visitantes abren desde la página de la vivienda. PDF, hasta 30 MB cada uno y 20 por vivienda.',
    choose: 'Elegir documentos',
    upload: 'Subir',
    here: 'o arrastrarlos aquí.',
    hint: 'PDF, hasta 30 MB cada uno.',
    none: 'Todavía no hay documentos.',
    names: { en: 'Nombre, inglés', es: 'Nombre, español' },
    ofDocument: ' del documento {number}',
    open: 'Abrir',
    first: 'Primero',
    remove: 'Quitar',
    document: ' el documento {number}',
    save: 'Guardar los nombres',
    refused: {
      kind: 'No admitido: no es un PDF.',
      script:
        'No admitido: contiene código o inicia un programa. Imprímalo en PDF y envíe esa copia.',
      large: 'No admitido: pesa más de 30 MB.',
      broken: 'No admitido: está cortado.',
      many: 'No admitido: una vivienda tiene como máximo 20 documentos.',
      lost: 'Se ha perdido la conexión. No se ha guardado nada de él.',
      failed: 'No se ha guardado. Inténtelo de nuevo en un minuto.',
    },
  },
)

export type DocumentsWords = (typeof words)['en']
