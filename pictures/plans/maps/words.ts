/** The words of both maps. */
import type { PlanText } from '../kit/words.ts'

export const placeWords = {
  north: { en: 'North Residences', es: 'North Residences' },
  sixteen: { en: '16+ Collection', es: '16+ Collection' },
  penthouses: { en: 'Penthouses', es: 'Áticos' },
  carat: { en: 'CARAT', es: 'CARAT' },
  waterfall: { en: 'Waterfall Residences', es: 'Waterfall Residences' },
  club: { en: 'Sports club', es: 'Club deportivo' },
  padel: { en: 'Padel and tennis', es: 'Pádel y tenis' },
  pool: { en: '25-metre pool', es: 'Piscina de 25 m' },
  spa: { en: 'Spa', es: 'Spa' },
  apartments: { en: 'Apartments', es: 'Apartamentos' },
  restaurant: { en: 'Restaurant', es: 'Restaurante' },
  lomas: { en: 'Lomas del Higuerón 2', es: 'Lomas del Higuerón 2' },
  townhouses: { en: 'Townhouses', es: 'Adosadas' },
  palm10: { en: 'Palm 10', es: 'Palm 10' },
  villas: { en: 'Villas', es: 'Villas' },
  gate: { en: 'Gate', es: 'Entrada' },
} satisfies Record<string, PlanText>

export type PlaceId = keyof typeof placeWords

/** The label on a phone; empty if the place has no label there. */
export const shortNames: Record<PlaceId, PlanText> = {
  ...placeWords,
  north: { en: 'North', es: 'North' },
  sixteen: { en: '16+', es: '16+' },
  waterfall: { en: 'Waterfall', es: 'Waterfall' },
  lomas: { en: 'Lomas 2', es: 'Lomas 2' },
  club: { en: 'Club', es: 'Club' },
  pool: { en: 'Pool', es: 'Piscina' },
  padel: { en: '', es: '' },
  spa: { en: '', es: '' },
  restaurant: { en: '', es: '' },
}

export const siteWords = {
  title: { en: 'Site plan of Alborán Hills', es: 'Plano de Alborán Hills' },
  desc: {
    en: 'North is up. All developments and amenities, roads, paths and the gate; the slope between the estate and the beach is left out. A drawing, not a survey.',
    es: 'El norte queda arriba. Todas las promociones y los servicios, las calles, los senderos y la entrada; se omite la ladera entre la urbanización y la playa. Es un dibujo, no una medición.',
  },
  building: { en: 'under construction', es: 'en construcción' },
  sea: { en: 'Alborán Sea', es: 'Mar de Alborán' },
  here: { en: 'This home', es: 'Esta vivienda' },
} satisfies Record<string, PlanText>

export const coastWords = {
  title: { en: 'Map of the coast', es: 'Mapa de la costa' },
  desc: {
    en: 'By car from the gate of Alborán Hills: beach 5 minutes, airport 15, Málaga 20, Marbella 25. A drawing, not a survey.',
    es: 'En coche desde la entrada de Alborán Hills: playa, 5 minutos; aeropuerto, 15; Málaga, 20; Marbella, 25. Es un dibujo, no una medición.',
  },
  beach: { en: 'Beach', es: 'Playa' },
  airport: { en: 'Airport', es: 'Aeropuerto' },
  malaga: { en: 'Málaga', es: 'Málaga' },
  marbella: { en: 'Marbella', es: 'Marbella' },
  railway: { en: 'railway, Fuengirola to Málaga', es: 'tren, Fuengirola–Málaga' },
  note: {
    en: 'A drawing, not a survey. Minutes by car from the gate.',
    es: 'Es un dibujo, no una medición. Minutos en coche desde la entrada.',
  },
} satisfies Record<string, PlanText>
