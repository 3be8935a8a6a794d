/** The id of the enquiry form on a home's page. */
export const enquiryId = 'enquire'
