import { translations } from '#app/words.ts'

export const penthouseGuide = translations(
  {
    title: 'Before you buy a roof',
    notes: [
      {
        title: 'Whose roof it is',
        text: 'The roof of a building is a common element (Civil Code, art. 396). A solarium is yours to use alone if the deed of division and the land registry say so. Ask for both, with the square metres that they give.',
      },
      {
        title: 'What you may change',
        text: 'Closing a terrace in needs an authorisation and the votes of three-fifths of the owners (Law 49/1960, art. 10.3.b); a pool or a pergola on the roof needs the community’s consent and the municipality’s. Ask for the papers of whatever is there already.',
      },
      {
        title: 'What you pay each month',
        text: 'Fees follow the share of each home in the building (Law 49/1960, arts. 5 and 9). The seller must bring a certificate of what is owed: the home is liable for the debts of this year and the three before (art. 9.1.e).',
      },
      {
        title: 'Rain and heat',
        text: 'In a new building the developer is liable for faults that let water in for three years, and for those of the structure for ten (Law 38/1999, art. 17). In an older one, ask when the roof was last sealed and who paid.',
      },
      {
        title: 'Where the lift stops',
        text: 'Not every lift reaches the last floor. The page of each home says where it stops and how many steps are left.',
      },
    ],
    sources:
      'Civil Code, art. 396. Law 49/1960 of 21 July, on horizontal property. Law 38/1999 of 5 November, on building. General information: ask a lawyer about your own case.',
  },
  {
    title: 'Antes de comprar una azotea',
    notes: [
      {
        title: 'De quién es la cubierta',
        text: 'La cubierta de un edificio es elemento común (Código Civil, art. 396). El solárium es de uso privativo si así consta en la división horizontal y en el registro. Pida ambos documentos, con los metros que figuran en ellos.',
      },
      {
        title: 'Qué puede cambiar',
        text: 'Cerrar una terraza exige autorización administrativa y el voto de tres quintos de los propietarios (Ley 49/1960, art. 10.3.b); una piscina o una pérgola en la azotea, el permiso de la comunidad y el del ayuntamiento. Pida los papeles de lo que ya esté construido.',
      },
      {
        title: 'Qué se paga cada mes',
        text: 'La cuota depende del coeficiente de participación de cada vivienda en el edificio (Ley 49/1960, arts. 5 y 9). El vendedor debe aportar un certificado de deudas: la vivienda responde de las de este año y los tres anteriores (art. 9.1.e).',
      },
      {
        title: 'La lluvia y el calor',
        text: 'En obra nueva, el promotor responde durante tres años de los defectos que dejan pasar el agua y durante diez de los de la estructura (Ley 38/1999, art. 17). Si el edificio tiene años, pregunte cuándo se impermeabilizó la cubierta por última vez y quién lo pagó.',
      },
      {
        title: 'Dónde para el ascensor',
        text: 'No todos los ascensores llegan a la última planta. La ficha de cada ático dice dónde para y cuántos peldaños quedan.',
      },
    ],
    sources:
      'Código Civil, art. 396. Ley 49/1960, de 21 de julio, sobre propiedad horizontal. Ley 38/1999, de 5 de noviembre, de Ordenación de la Edificación. Información general: consulte su caso con un abogado.',
  },
)
