import { type RefObject, useState } from 'react'
import { typeInto } from '#app/office/autosave/text-controls.ts'
import { focalFields } from './picture-form-texts.ts'

/** A focal point, in percent of its picture. */
export type Point = { x: number; y: number }

/**
 * The focal points of pictures. They are fields of the form of the texts, so that a moved point is
 * saved and kept like a typed text.
 */
export function useFocalPoints(form: RefObject<HTMLFormElement | null>) {
  const [points, setPoints] = useState<ReadonlyMap<string, Point>>(new Map())
  return {
    /** The point of a picture as its form has it; undefined before a field was changed. */
    at: (address: string): Point | undefined => points.get(address),
    /** Moves a point as if its figures were typed. */
    move(address: string, { x, y }: Point) {
      for (const [index, field] of fieldsOf(form.current, address).entries())
        typeInto(field, within(index === 0 ? x : y))
    },
    /** Reads the points again, once fields of the form have changed. */
    read(current: HTMLFormElement) {
      const addresses = new FormData(current).getAll('address').map(String)
      setPoints(new Map(addresses.flatMap((address) => pointIn(current, address))))
    },
  }
}

function pointIn(form: HTMLFormElement, address: string): [string, Point][] {
  const [x, horizon] = fieldsOf(form, address)
  return x && horizon ? [[address, { x: Number(x.value), y: Number(horizon.value) }]] : []
}

const fieldsOf = (form: HTMLFormElement | null, address: string): HTMLInputElement[] =>
  focalFields.flatMap((name) => {
    const field = form?.elements.namedItem(`${name} ${address}`)
    return field instanceof HTMLInputElement ? [field] : []
  })

/** A percentage within the picture, with one decimal. */
const within = (percent: number): string => Math.min(100, Math.max(0, percent)).toFixed(1)
