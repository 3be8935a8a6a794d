import { lawsIn } from './laws.ts'

/** A text in which each law that we know the address of is a link to it. */
export const Cited = ({ text }: { text: string }) =>
  lawsIn(text).map(({ text: part, href }, index) =>
    href ? (
      <a key={index} href={href} rel="noopener">
        {part}
      </a>
    ) : (
      part
    ),
  )
