/** How many weeks of enquiries a list of homes shows. */
export const enquiryWeeks = 7
