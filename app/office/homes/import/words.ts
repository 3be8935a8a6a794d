import { feedProblems } from '#server/catalogue/exchange/feed-problem.ts'
import { catalogue } from '../../../words.ts'

/** Homes from a file. */
export const words = catalogue(
  {
    title: 'Import homes',
    planTitle: 'What this file would change',
    intro:
      'A CSV file with the columns of the export, or a Kyero feed (XML, version 3). Nothing is changed before you have seen the differences.',
    file: 'File',
    read: 'Show the differences',
    feed: 'For portals, the available homes are at {address} at any time.',
    hosted:
      'The homes are in a hosted project: import there with the command “homes export --format sql”.',
    readAt: '{name}, {rows} rows, read {time}. Nothing has been changed yet.',
    sums: { added: 'new', changed: 'changed', gone: 'gone', refused: 'refused', same: 'the same' },
    shrink: '{gone} of {before} homes are not in this file',
    shrinkText:
      'A file with less than four fifths of the homes is stopped here. If it is right, type how many of the chosen homes go.',
    number: 'How many homes go',
    columns: {
      home: 'Home',
      field: 'Field',
      now: 'Now',
      after: 'After',
      apply: 'Apply',
    },
    changed: 'Changed',
    added: 'New, published at once',
    gone: 'Gone from the file: withdrawn, and their enquiries stay',
    refused: 'Refused, the rest does not depend on them',
    applyTo: 'Apply to {ref}',
    apply: { one: 'Apply {n} change', other: 'Apply {n} changes' },
    leave: 'Leave everything as it is',
    all: 'All or nothing. Can be undone as a whole until the next import.',
    nothing: 'Nothing differs from the catalogue.',
    problem: '{field} is “{value}”: {problem}',
    before: 'Before this one',
    summary: '{changed} changed, {added} new, {gone} withdrawn',
    undo: 'Undo',
    undone: 'undone {time}',
    failed: {
      unreadable: 'This file was not read: {reason}',
      empty: 'No file was chosen, or it is empty.',
      held: 'Nothing was changed: type how many homes go.',
      gone: 'This file has been decided about already.',
      touched: 'Nothing was changed: one of its homes was changed after the import.',
      unavailable: 'Nothing was changed: the server does not answer. Try again in a minute.',
    },
    unreadable: feedProblems,
  },
  {
    title: 'Importar viviendas',
    planTitle: 'Qué cambiaría este archivo',
    intro:
      'Un archivo CSV con las columnas de la exportación, o un feed de Kyero (XML, versión 3). No se cambia nada antes de ver las diferencias.',
    file: 'Archivo',
    read: 'Mostrar las diferencias',
    feed: 'Para los portales, las viviendas disponibles están siempre en {address}.',
    hosted:
      'Las viviendas están en un proyecto alojado: impórtelas allí con la orden «homes export --format sql».',
    readAt: '{name}, {rows} filas, leído {time}. Todavía no se ha cambiado nada.',
    sums: {
      added: 'nuevas',
      changed: 'cambiadas',
      gone: 'ausentes',
      refused: 'rechazadas',
      same: 'iguales',
    },
    shrink: '{gone} de {before} viviendas no están en este archivo',
    shrinkText:
      'Un archivo con menos de cuatro quintas partes de las viviendas se detiene aquí. Si es correcto, escriba cuántas de las elegidas se retiran.',
    number: 'Cuántas viviendas se retiran',
    columns: {
      home: 'Vivienda',
      field: 'Campo',
      now: 'Ahora',
      after: 'Después',
      apply: 'Aplicar',
    },
    changed: 'Cambiadas',
    added: 'Nuevas, se publican enseguida',
    gone: 'Ausentes del archivo: se retiran y sus consultas permanecen',
    refused: 'Rechazadas, el resto no depende de ellas',
    applyTo: 'Aplicar a {ref}',
    apply: { one: 'Aplicar {n} cambio', other: 'Aplicar {n} cambios' },
    leave: 'Dejarlo todo como está',
    all: 'Todo o nada. Se puede deshacer por completo hasta la siguiente importación.',
    nothing: 'No hay diferencias con el catálogo.',
    problem: '{field} es «{value}»: {problem}',
    before: 'Anteriores',
    summary: '{changed} cambiadas, {added} nuevas, {gone} retiradas',
    undo: 'Deshacer',
    undone: 'deshecha el {time}',
    failed: {
      unreadable: 'El archivo no se ha leído: {reason}',
      empty: 'No se ha elegido ningún archivo o está vacío.',
      held: 'No se ha cambiado nada: escriba cuántas viviendas se retiran.',
      gone: 'Ya se ha decidido sobre este archivo.',
      touched:
        'No se ha cambiado nada: una de sus viviendas se modificó después de la importación.',
      unavailable:
        'No se ha cambiado nada: el servidor no responde. Inténtelo de nuevo en un minuto.',
    },
    unreadable: {
      encoding: 'No es texto en UTF-8. En una hoja de cálculo, guárdelo como «CSV UTF-8».',
      binary: 'No es un archivo de texto.',
      empty: 'Está vacío.',
      unknownColumns:
        'La primera fila nombra columnas que el catálogo no tiene: {columns}. Las que tiene son: {known}.',
      repeatedColumn: 'La primera fila nombra dos veces la columna {column}.',
      noId: 'En la primera fila falta la columna id, que identifica las viviendas.',
      strayQuote:
        'No es CSV: en la línea {line} hay comillas dentro de una celda que no empieza por comillas.',
      carriageReturn:
        'No es CSV: en la línea {line} hay un retorno de carro fuera de las comillas.',
      openQuote: 'No es CSV: en la línea {line} hay unas comillas que no se cierran.',
      textAfterQuote: 'No es CSV: en la línea {line} hay texto después de las comillas de cierre.',
      notKyero:
        'No es un feed de Kyero: debe contener <root> con <kyero><feed_version>3</feed_version></kyero>.',
      kyeroVersion: 'El feed es de la versión {version} de Kyero; solo se lee la versión 3.',
      malformed: 'El XML está mal formado en la línea {line}.',
      bareAmpersand: 'En la línea {line} del XML hay un & suelto; escríbalo como &amp;.',
      documentType: 'El XML declara un tipo de documento en la línea {line}, y aquí no se admite.',
      xmlEncoding: 'El XML no está en UTF-8, la única codificación que se lee.',
      tooDeep: 'El XML tiene demasiados elementos anidados en la línea {line}.',
      tooManyElements: 'El XML tiene demasiados elementos.',
    },
  },
)
