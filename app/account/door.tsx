import type { CSSProperties, ReactNode } from 'react'
import type { Picture as PictureData } from '#server/pictures/pictures.ts'
import { Picture } from '../components/picture.tsx'

/** A persiana before a picture, raised as far as one is known: 0 closed, 1 open. */
export function Shutter({
  open,
  picture,
  sizes,
}: {
  open: number
  picture: PictureData
  sizes: string
}) {
  const style: CSSProperties = { '--open': open }
  return (
    <div className="shutter" style={style}>
      <Picture picture={picture} sizes={sizes} first decorative />
    </div>
  )
}

interface DoorProps {
  title: string
  lead?: string | undefined
  /** How far the persiana is raised. */
  open: number
  picture: PictureData
  children: ReactNode
}

/** A page of the way in: the form on the left, the view behind its shutter on the right. */
export function Door({ title, lead, open, picture, children }: DoorProps) {
  return (
    <div className="grid auth">
      <div className="auth__form">
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
      <div className="auth__pic">
        <Shutter open={open} picture={picture} sizes="(min-width: 62rem) 57vw, 100vw" />
      </div>
    </div>
  )
}
