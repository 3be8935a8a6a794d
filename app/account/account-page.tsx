import type { ReactNode } from 'react'
import type { PictureData } from '#server/pictures/pictures.ts'
import { Shutter } from './shutter.tsx'

interface AccountPageProps {
  title: string
  lead?: string | undefined
  /** How far the shutter is raised, from 0 (closed) to 1 (open). */
  open: number
  picture: PictureData
  children: ReactNode
}

/**
 * The layout of pages with one account form: the form on the left, and a picture behind its shutter
 * on the right.
 */
export function AccountPage({ title, lead, open, picture, children }: AccountPageProps) {
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
