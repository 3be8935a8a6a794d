/**
 * An arrow with one barb, like a tidal stream on a sea chart. It is decorative: the text beside it
 * names the destination.
 */
export function Arrow({ back = false }: { back?: boolean }) {
  return (
    <svg
      className={back ? 'arrow arrow--back' : 'arrow'}
      viewBox="0 0 28 10"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 7.5H27L19.5 1" />
    </svg>
  )
}
