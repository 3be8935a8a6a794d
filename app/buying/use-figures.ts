import { useLocation } from 'react-router'
import { figuresQuery } from './figures-in.ts'

/** The query with the figures that the reader has put into the home's address. */
export const useFigures = (): string => figuresQuery(new URLSearchParams(useLocation().search))
