import { useEffect, useRef, useState } from 'react'
import { motion } from '../motion.ts'
import { slideThresholds, shownSlideFinder } from './shown-slide.ts'

/**
 * A track of slides that scrolls natively: returns the slide that it shows, counted from 1, and a
 * function that scrolls to a slide.
 * @param total the number of slides.
 */
export function useTrack(total: number) {
  const track = useRef<HTMLUListElement>(null)
  const [position, setPosition] = useState(1)
  /**
   * The slide to which a press is scrolling, until it is reached: the next press counts from there.
   */
  const target = useRef<number>(undefined)

  // Handles a link that was pressed before hydration, because WebKit does not scroll to a slide
  // that is partly in view, and may set the address only after hydration.
  useEffect(() => {
    const scrollToLinked = () => {
      const list = track.current
      if (!list) return
      const linked = [...list.children].findIndex(({ id }) => id === location.hash.slice(1))
      if (linked > 0 && list.scrollLeft === 0) scrollToSlide(list, linked + 1)
    }
    scrollToLinked()
    addEventListener('hashchange', scrollToLinked)
    return () => removeEventListener('hashchange', scrollToLinked)
  }, [])

  useEffect(() => {
    const list = track.current
    if (!list) return
    // Reading the scroll position during hydration would lay out the whole page at once.
    const shownSlide = shownSlideFinder<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        const slide = shownSlide(entries)
        if (!slide) return
        const shown = [...list.children].indexOf(slide) + 1
        if (target.current !== undefined && target.current !== shown) return
        target.current = undefined
        setPosition(shown)
      },
      { root: list, threshold: slideThresholds },
    )
    for (const slide of list.children) observer.observe(slide)
    // A visitor who scrolls the track cancels the scrolling to the target.
    const stop = () => {
      target.current = undefined
    }
    for (const type of ['pointerdown', 'wheel', 'keydown']) list.addEventListener(type, stop)
    return () => {
      observer.disconnect()
      for (const type of ['pointerdown', 'wheel', 'keydown']) list.removeEventListener(type, stop)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other slides are observed anew
  }, [total])

  return {
    track,
    position,
    scrollTo(n: number) {
      if (!track.current) return
      target.current = n
      setPosition(n)
      scrollToSlide(track.current, n)
    },
  }
}

/** Scrolls the track until a slide is at its beginning. */
function scrollToSlide(list: HTMLUListElement, n: number): void {
  list.scrollTo({ left: (n - 1) * stepOf(list), behavior: motion() })
}

/** The distance from one slide to the next, in pixels. */
function stepOf(list: HTMLUListElement): number {
  const [first, second] = list.children
  return first instanceof HTMLElement && second instanceof HTMLElement
    ? second.offsetLeft - first.offsetLeft
    : list.clientWidth
}
