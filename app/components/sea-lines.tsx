import sealines from '../drawings/sealines.svg?url'

/** The sea as lines that spread towards the viewer; fills the element around it. */
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
