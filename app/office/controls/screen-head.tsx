/** The title of a screen, with a sentence about it. */
export const ScreenHead = ({ title, text }: { title: string; text: string }) => (
  <div className="head">
    <h1>{title}</h1>
    <p className="slate">{text}</p>
  </div>
)
