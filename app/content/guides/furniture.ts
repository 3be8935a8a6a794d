import { translations } from '#app/words.ts'

export const furnitureGuide = translations(
  {
    title: 'Price, delivery, keeping',
    notes: [
      {
        title: 'A guide price, on request',
        text: 'It depends on the bedrooms, the terrace and what the home already has. Send the reference of a home, or its plan, with the package you have in mind; the answer is one figure in writing, with IVA (21% on furniture) shown apart.',
      },
      {
        title: 'Delivery',
        text: 'The proposal names the day. Measure lift, stairs and doors before you order: what does not go up in one piece is the usual reason for a delay. Pieces made to measure take longer than pieces in stock.',
      },
      {
        title: 'If you mean to let',
        text: 'Keep the list with its pictures: it is the inventory that guests and tenants sign. Washable covers, a second set of linen and one spare of each glass save more time than any other choice.',
      },
      {
        title: 'By the sea',
        text: 'Salt and sun wear what is outside: teak, powder-coated aluminium and solution-dyed fabric last; plain steel rusts. Cushions go indoors in winter.',
      },
      {
        title: 'What the law gives you',
        text: 'Three years of guarantee on new furniture bought by a consumer.',
      },
    ],
    sources:
      'Law 37/1992 of 28 December, on value added tax, art. 90. Legislative Royal Decree 1/2007 of 16 November, on consumers, art. 120.',
  },
  {
    title: 'Precio, entrega y conservación',
    notes: [
      {
        title: 'Precio orientativo, a consultar',
        text: 'Depende de los dormitorios, de la terraza y de lo que la casa ya tenga. Envíe la referencia de una vivienda, o su plano, y el paquete que tiene en mente; la respuesta es una sola cifra por escrito, con el IVA (21 % en muebles) aparte.',
      },
      {
        title: 'La entrega',
        text: 'La propuesta fija el día. Mida el ascensor, la escalera y las puertas antes de encargar: lo que no sube entero es la causa habitual de los retrasos. Lo que se hace a medida tarda más que lo que está en almacén.',
      },
      {
        title: 'Si piensa alquilar',
        text: 'Guarde la lista con sus fotos: es el inventario que firman huéspedes e inquilinos. Fundas lavables, un segundo juego de sábanas y una copa de repuesto de cada clase ahorran más tiempo que cualquier otra elección.',
      },
      {
        title: 'Junto al mar',
        text: 'El salitre y el sol desgastan lo de fuera: duran la teca, el aluminio lacado y los tejidos tintados en masa; el acero corriente se oxida. En invierno, los cojines van dentro.',
      },
      {
        title: 'La garantía legal',
        text: 'Tres años de garantía en los muebles nuevos que compra un consumidor.',
      },
    ],
    sources:
      'Ley 37/1992, de 28 de diciembre, del IVA, art. 90. Real Decreto Legislativo 1/2007, de 16 de noviembre, de consumidores y usuarios, art. 120.',
  },
)
