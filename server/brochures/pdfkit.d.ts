import 'pdfkit'

/** Options of pdfkit 0.20 that its published types lack. */
declare global {
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      /** For a table's heading cell. */
      scope?: 'Row' | 'Column'
      /** Left, top, right, bottom of a figure, in points from the top left. */
      bbox?: [number, number, number, number]
    }
    interface AnnotationOption {
      structParent?: PDFKit.PDFStructureElement
    }
  }
}
