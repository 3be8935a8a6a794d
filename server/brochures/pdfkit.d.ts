import 'pdfkit'

/** What pdfkit 0.20 takes and its published types do not have yet. */
declare global {
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      /** Of a table's heading cell. */
      scope?: 'Row' | 'Column'
      /** Left, top, right, bottom of a figure, in points from the top left. */
      bbox?: [number, number, number, number]
    }
    interface AnnotationOption {
      structParent?: PDFKit.PDFStructureElement
    }
  }
}
