import { translations } from '../../words.ts'

/** What every form that saves itself says of it. */
export const autosaveWords = translations(
  {
    saved: 'Draft saved {time}',
    notSaved: 'Not saved yet',
    contested: '{field}: not saved yet',
    saving: 'Saving',
    save: 'Save the draft',
    conflict: '{who} has changed: {field}',
    own: 'Changed in another window of yours: {field}',
    somebody: 'Somebody else',
    conflictText:
      'It is “{theirs}” now, while “{mine}” was typed here. Nothing has been overwritten; everything else of both is joined already.',
    publishedText:
      '“{theirs}” was published, while “{mine}” is in the draft. Nothing has been overwritten.',
    take: 'Take “{text}”',
    keep: 'Keep “{text}”',
    takeOther: 'Take the other text',
    keepMine: 'Keep the text typed here',
    takePublished: 'Take the published text',
    keepDrafted: 'Keep the text of the draft',
    empty: 'nothing',
    here: { one: '{names} is here too', other: '{names} are here too' },
    languages: 'Language of the texts',
    language: { en: 'English', es: 'Spanish' },
  },
  {
    saved: 'Borrador guardado {time}',
    notSaved: 'Sin guardar todavía',
    contested: '{field}: sin guardar todavía',
    saving: 'Guardando',
    save: 'Guardar el borrador',
    conflict: '{who} ha cambiado: {field}',
    own: 'Cambiado en otra ventana suya: {field}',
    somebody: 'Otra persona',
    conflictText:
      'Ahora es «{theirs}», mientras aquí se escribía «{mine}». No se ha sobrescrito nada; el resto de ambos borradores ya está unido.',
    publishedText:
      'Se ha publicado «{theirs}», mientras en el borrador está «{mine}». No se ha sobrescrito nada.',
    take: 'Aceptar «{text}»',
    keep: 'Mantener «{text}»',
    takeOther: 'Aceptar el otro texto',
    keepMine: 'Mantener el texto escrito aquí',
    takePublished: 'Aceptar el texto publicado',
    keepDrafted: 'Mantener el texto del borrador',
    empty: 'nada',
    here: { one: '{names} también está aquí', other: '{names} también están aquí' },
    languages: 'Idioma de los textos',
    language: { en: 'Inglés', es: 'Español' },
  },
)
