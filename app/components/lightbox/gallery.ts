/** The page of all pictures of a home or a development, and the words of its full-screen view. */
export interface PictureGallery {
  /** The address of the page that shows the picture without script. */
  href: string
  words: {
    /** The link to the gallery: `All 14 pictures`. */
    all: string
    /** The position of a picture: `Picture 3 of 14`. */
    counter: string
    close: string
    /** The labels of the buttons `+` and `−`. */
    closer: string
    further: string
    previous: string
    next: string
    /** The note below every picture that is not a photograph. */
    note: string
  }
}
