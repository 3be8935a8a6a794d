import { translations } from '../../../words.ts'

/** The texts of the screen of files that no home uses. */
export const words = translations(
  {
    title: 'Unused files',
    intro:
      'Pictures and documents that no home or draft uses any more. An earlier version that is restored comes back without those that are removed here.',
    none: 'Every file is in use.',
    count: { one: '{n} file, {size} MB', other: '{n} files, {size} MB' },
    picture: 'Picture',
    document: 'Document',
    uploaded: '{kind}, {size} MB, uploaded {time}',
    remove: { one: 'Remove {n} file for good', other: 'Remove {n} files for good' },
    removed: { one: '{n} file has been removed.', other: '{n} files have been removed.' },
    nothing: 'Nothing was chosen.',
    failed: 'Nothing was removed. Try again in a minute.',
    more: 'The oldest {shown} of {total} are shown.',
  },
  {
    title: 'Archivos sin uso',
    intro:
      'Fotos y documentos que ya no están en ninguna vivienda ni borrador. Una versión anterior que se restaure volverá sin los que se eliminen aquí.',
    none: 'Todos los archivos están en uso.',
    count: { one: '{n} archivo, {size} MB', other: '{n} archivos, {size} MB' },
    picture: 'Foto',
    document: 'Documento',
    uploaded: '{kind}, {size} MB, subido el {time}',
    remove: {
      one: 'Eliminar {n} archivo para siempre',
      other: 'Eliminar {n} archivos para siempre',
    },
    removed: { one: 'Se ha eliminado {n} archivo.', other: 'Se han eliminado {n} archivos.' },
    nothing: 'No se ha elegido nada.',
    failed: 'No se ha eliminado nada. Inténtelo de nuevo en un minuto.',
    more: 'Se muestran los {shown} más antiguos de {total}.',
  },
)
