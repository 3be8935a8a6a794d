import 'pdfkit'

/** Options of pdfkit 0.20 that its published types lack. */
declare global {
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      /** The scope of a table's heading cell. */
      scope?: 'Row' | 'Column'
      /** The left, top, right and bottom edges of a figure, in points from the top left corner. */
      bbox?: [number, number, number, number]
    }
    interface AnnotationOption {
      structParent?: PDFKit.PDFStructureElement
    }
  }
}
