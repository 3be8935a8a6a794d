import { translations } from '#app/words.ts'

export const galleryWords = translations(
  {
    all: 'All {total} pictures',
    counter: 'Picture {n} of {total}',
    close: 'Close',
    closer: 'Enlarge',
    further: 'Reduce',
    previous: 'Previous picture',
    next: 'Next picture',
    note: 'Computer-generated impression',
  },
  {
    all: 'Las {total} imágenes',
    counter: 'Imagen {n} de {total}',
    close: 'Cerrar',
    closer: 'Ampliar',
    further: 'Reducir',
    previous: 'Imagen anterior',
    next: 'Imagen siguiente',
    note: 'Infografía',
  },
)
