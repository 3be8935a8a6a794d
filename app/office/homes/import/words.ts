import { feedProblems } from '#server/catalogue/exchange/feed-problem.ts'
import { expectations } from '#server/catalogue/rules/expectations.ts'
import { translations } from '../../../words.ts'

/** The texts of the import of homes. */
export const words = translations(
  {
    title: 'Import homes',
    planTitle: 'What this file would change',
    intro:
      'A CSV file with the columns of the export, or a Kyero feed (XML, version 3). For a new home, leave id and address blank: they are made from its reference and title. Nothing is changed before you have seen the differences.',
    file: 'File',
    choose: 'Choose a file',
    noFile: 'No file chosen yet.',
    read: 'Show the differences',
    sample: 'Sample file, CSV',
    lacking: 'Columns that are missing: {missing}.',
    feed: {
      label: 'For portals, the available homes at any time',
      hint: 'The feed leaves out reserved and sold homes; the export has them all.',
      copy: 'Copy',
      copied: 'Copied',
    },
    hosted:
      'The homes are in a hosted project: import there with the command “homes export --format sql”.',
    readAt: '{name}, {rows} rows, read {time}. Nothing has been changed yet.',
    sums: { added: 'new', changed: 'changed', gone: 'gone', refused: 'refused', same: 'the same' },
    shrink: '{gone} of {before} homes are not in this file',
    shrinkText:
      'A file with less than four fifths of the homes is stopped here. If it is right, type how many homes the ticked boxes withdraw.',
    number: 'How many homes go',
    prices: {
      title: {
        one: '{n} price changes by more than a fifth',
        other: '{n} prices change by more than a fifth',
      },
      text: 'A change like that may be a slip. Nothing is applied before these prices are confirmed, or their homes are left out below.',
      before: 'Price now',
      after: 'Price after',
      change: 'Difference',
      lower: '{percent}% less',
      higher: '{percent}% more',
      agree: { one: 'This price is right', other: 'These {n} prices are right' },
    },
    columns: {
      home: 'Home',
      field: 'Field',
      now: 'Now',
      after: 'After',
      apply: 'Apply',
    },
    changed: 'Changed',
    added: 'New, published at once unless it says otherwise',
    noPictures: 'No pictures: it stays a draft.',
    gone: 'Gone from the file: withdrawn, and their enquiries stay',
    refused: 'Refused, the rest does not depend on them',
    applyTo: 'Apply to {ref}',
    apply: { one: 'Apply {n} change', other: 'Apply {n} changes' },
    leave: 'Leave everything as it is',
    all: 'All or nothing. Can be undone as a whole until the next import.',
    nothing: 'Nothing differs from the catalogue.',
    stays: {
      newer: 'Published since this file was exported: it stays unless its box is ticked.',
      younger: 'Newer than every home in the file: it stays unless its box is ticked.',
      taken:
        'It is reserved or sold, and a feed names available homes alone: it stays unless its box is ticked.',
    },
    newer: 'Changed here on {time} by {name}, after this file was made: left out unless ticked.',
    confirm: {
      title: 'Apply this?',
      added: { one: '{n} home is published', other: '{n} homes are published' },
      drafts: {
        one: '{n} home without pictures becomes a draft',
        other: '{n} homes without pictures become drafts',
      },
      changed: { one: '{n} home is changed', other: '{n} homes are changed' },
      gone: { one: '{n} home is withdrawn', other: '{n} homes are withdrawn' },
      left: {
        one: '{homes} is left out: it takes an address or a reference that another home keeps',
        other: '{homes} are left out: they take addresses or references that other homes keep',
      },
      apply: 'Yes, apply',
    },
    places: {
      row: 'Row {row}',
      property: 'Home {property} of the feed (line {line})',
      file: 'The file',
    },
    /** The field of a row, and its name in the file. */
    inFile: '{field} ({name})',
    problems: {
      missing: '{field} is missing. Expected: {expected}.',
      expected: '{field} is “{value}”. Expected: {expected}.',
      ambiguous:
        '{field} is “{value}”, which may be thousands or decimals. Write it without a separator.',
      cells: 'The row has {found} cells, and the first row {count}.',
      once: 'There are {count} <{name}>; one is read.',
      sameId: 'The id “{value}” is also that of row {line}.',
      sameSlug: 'The address “{value}” is also that of {owner}.',
      sameRef: 'The reference “{value}” is also that of “{owner}”.',
      noHomes: 'There are no homes in it.',
    },
    expectations,
    applied: 'Applied: {summary}.',
    takenBack: '{name} was undone: {restored}.',
    restored: {
      changed: {
        one: '{n} home has its former values',
        other: '{n} homes have their former values',
      },
      added: { one: '{n} new home is gone again', other: '{n} new homes are gone again' },
      gone: { one: '{n} withdrawn home is back', other: '{n} withdrawn homes are back' },
    },
    before: 'Earlier imports',
    /** The author of an import that the desk made. */
    summary: {
      changed: { one: '{n} changed', other: '{n} changed' },
      added: { one: '{n} new', other: '{n} new' },
      gone: { one: '{n} withdrawn', other: '{n} withdrawn' },
    },
    undo: 'Undo',
    undone: 'undone {time}',
    failed: {
      unreadable: 'This file could not be read. {reason}',
      empty: 'No file was chosen, or it is empty.',
      held: 'Nothing was changed yet: type how many homes go.',
      prices: 'Nothing was changed yet: confirm the prices here, or untick their homes below.',
      miscounted:
        'Nothing was changed yet: the boxes ticked under “Gone from the file” withdraw another number of homes.',
      nothing:
        'Nothing was changed: no box is ticked, or a ticked home takes an address or a reference that another one keeps.',
      gone: 'This file has been decided about already.',
      touched: 'Nothing was changed: one of its homes was changed after the import.',
      invalid:
        'Nothing was changed: one of its homes had values that are no longer accepted. Correct the homes one by one.',
      unavailable: 'Nothing was changed: the server does not answer. Try again in a minute.',
    },
    quote: '“$1”',
    unreadable: {
      ...feedProblems,
      unknownColumns:
        'The first row names columns that homes do not have: {columns}. The sample file has the right ones.',
    },
  },
  {
    title: 'Importar viviendas',
    planTitle: 'Qué cambiaría este archivo',
    intro:
      'Un archivo CSV con las columnas de la exportación, o un feed de Kyero (XML, versión 3). En una vivienda nueva, deje el id y la dirección en blanco: se crean con su referencia y su título. No se cambia nada antes de ver las diferencias.',
    file: 'Archivo',
    choose: 'Elegir un archivo',
    noFile: 'Todavía no se ha elegido ningún archivo.',
    read: 'Mostrar las diferencias',
    sample: 'Archivo de muestra, CSV',
    lacking: 'Columnas que faltan: {missing}.',
    feed: {
      label: 'Para los portales, las viviendas disponibles en todo momento',
      hint: 'El feed omite las reservadas y vendidas; la exportación las incluye todas.',
      copy: 'Copiar',
      copied: 'Copiada',
    },
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
      'Un archivo con menos de cuatro quintas partes de las viviendas se detiene aquí. Si es correcto, escriba cuántas viviendas retiran las casillas marcadas.',
    number: 'Cuántas viviendas se retiran',
    prices: {
      title: {
        one: '{n} precio cambia en más de una quinta parte',
        other: '{n} precios cambian en más de una quinta parte',
      },
      text: 'Un cambio así puede ser un error al teclear. No se aplica nada hasta confirmar estos precios o dejar fuera sus viviendas más abajo.',
      before: 'Precio actual',
      after: 'Precio nuevo',
      change: 'Diferencia',
      lower: 'un {percent} % menos',
      higher: 'un {percent} % más',
      agree: { one: 'Este precio es correcto', other: 'Estos {n} precios son correctos' },
    },
    columns: {
      home: 'Vivienda',
      field: 'Campo',
      now: 'Ahora',
      after: 'Después',
      apply: 'Aplicar',
    },
    changed: 'Cambiadas',
    added: 'Nuevas, se publican enseguida si no se indica otra cosa',
    noPictures: 'Sin fotos: queda en borrador.',
    gone: 'Ausentes del archivo: se retiran y sus consultas permanecen',
    refused: 'Rechazadas, el resto no depende de ellas',
    applyTo: 'Aplicar a {ref}',
    apply: { one: 'Aplicar {n} cambio', other: 'Aplicar {n} cambios' },
    leave: 'Dejarlo todo como está',
    all: 'Todo o nada. Se puede deshacer por completo hasta la siguiente importación.',
    nothing: 'No hay diferencias con el catálogo.',
    stays: {
      newer: 'Publicada después de exportarse este archivo: se queda si no se marca su casilla.',
      younger:
        'Más reciente que todas las viviendas del archivo: se queda si no se marca su casilla.',
      taken:
        'Está reservada o vendida, y un feed solo incluye viviendas disponibles: se queda si no se marca su casilla.',
    },
    newer:
      'Cambiada aquí el {time} por {name}, después de crearse este archivo: se omite si no se marca.',
    confirm: {
      title: '¿Aplicar esto?',
      added: { one: 'Se publica {n} vivienda', other: 'Se publican {n} viviendas' },
      drafts: {
        one: '{n} vivienda sin fotos queda en borrador',
        other: '{n} viviendas sin fotos quedan en borrador',
      },
      changed: { one: 'Cambia {n} vivienda', other: 'Cambian {n} viviendas' },
      gone: { one: 'Se retira {n} vivienda', other: 'Se retiran {n} viviendas' },
      left: {
        one: 'Se omite {homes}: toma una dirección o una referencia que conserva otra vivienda',
        other: 'Se omiten {homes}: toman direcciones o referencias que conservan otras viviendas',
      },
      apply: 'Sí, aplicar',
    },
    places: {
      row: 'Fila {row}',
      property: 'Vivienda {property} del feed (línea {line})',
      file: 'El archivo',
    },
    inFile: '{field} ({name})',
    problems: {
      missing: '{field}: falta. Se espera: {expected}.',
      expected: '{field} es «{value}». Se espera: {expected}.',
      ambiguous: '{field} es «{value}»: pueden ser millares o decimales. Escríbalo sin separador.',
      cells: 'La fila tiene {found} celdas y la primera, {count}.',
      once: 'Hay {count} <{name}>; se lee uno.',
      sameId: 'El id «{value}» es también el de la fila {line}.',
      sameSlug: 'La dirección «{value}» es también la de {owner}.',
      sameRef: 'La referencia «{value}» es también la de «{owner}».',
      noHomes: 'No contiene viviendas.',
    },
    expectations: {
      id: 'hasta 64 letras, cifras y . _ : / -',
      slug: 'minúsculas y cifras con guiones sueltos en medio',
      line: 'una línea de {max} caracteres como máximo',
      text: 'un texto de {max} caracteres como máximo, sin caracteres de control',
      whole: 'un número entero, de {min} a {max}',
      euros: 'euros enteros, como 450000, de {min} a {max}',
      eurosAMonth: 'euros enteros al mes, de {min} a {max}',
      squareMetres: 'metros cuadrados enteros, de {min} a {max}',
      one: '{values}',
      time: 'una hora como 2026-11-01T09:00:00.000Z',
      addresses: 'direcciones como /pictures/nombre.jpg o https://…, una por línea',
      entries: 'una entrada por línea, de 200 caracteres como máximo',
      json: 'JSON como {example}',
    },
    applied: 'Aplicada: {summary}.',
    takenBack: '{name} se ha deshecho: {restored}.',
    restored: {
      changed: {
        one: '{n} vivienda tiene otra vez sus datos de antes',
        other: '{n} viviendas tienen otra vez sus datos de antes',
      },
      added: { one: '{n} nueva ya no está', other: '{n} nuevas ya no están' },
      gone: { one: '{n} retirada ha vuelto', other: '{n} retiradas han vuelto' },
    },
    before: 'Importaciones anteriores',
    summary: {
      changed: { one: '{n} cambiada', other: '{n} cambiadas' },
      added: { one: '{n} nueva', other: '{n} nuevas' },
      gone: { one: '{n} retirada', other: '{n} retiradas' },
    },
    undo: 'Deshacer',
    undone: 'deshecha el {time}',
    failed: {
      unreadable: 'El archivo no se ha podido leer. {reason}',
      empty: 'No se ha elegido ningún archivo o está vacío.',
      held: 'Todavía no se ha cambiado nada: escriba cuántas viviendas se retiran.',
      prices:
        'Todavía no se ha cambiado nada: confirme aquí los precios o desmarque sus viviendas más abajo.',
      miscounted:
        'Todavía no se ha cambiado nada: las casillas marcadas en «Ausentes del archivo» retiran otro número de viviendas.',
      nothing:
        'No se ha cambiado nada: no hay ninguna casilla marcada, o una vivienda marcada toma una dirección o una referencia que otra conserva.',
      gone: 'Ya se ha decidido sobre este archivo.',
      touched:
        'No se ha cambiado nada: una de sus viviendas se modificó después de la importación.',
      invalid:
        'No se ha cambiado nada: una de sus viviendas tenía valores que ya no se admiten. Corrija las viviendas una a una.',
      unavailable:
        'No se ha cambiado nada: el servidor no responde. Inténtelo de nuevo en un minuto.',
    },
    quote: '«$1»',
    unreadable: {
      picture: 'Es una imagen. Las fotos se añaden en la pantalla de su vivienda.',
      encoding: 'No es texto en UTF-8. En una hoja de cálculo, guárdelo como «CSV UTF-8».',
      binary: 'No es un archivo de texto.',
      empty: 'Está vacío.',
      unknownColumns:
        'La primera fila nombra columnas que las viviendas no tienen: {columns}. Las correctas están en el archivo de muestra.',
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
