/**
 * The scale of the hours of sun: its first and last hour of the day, and the hours with a label.
 */
export const sunScale = { first: 7, last: 22, ticks: [7, 10, 13, 16, 19, 22] }
