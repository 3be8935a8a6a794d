import sealines from '../drawings/sealines.svg?url'

/** A drawing of the sea as lines that spread towards the viewer; it fills its parent element. */
export function SeaLines() {
  return (
    <svg
      className="sealines"
      viewBox="0 0 1440 600"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${sealines}#sealines`} />
    </svg>
  )
}
