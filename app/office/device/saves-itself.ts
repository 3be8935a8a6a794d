/** The attribute of forms that save themselves and report their unsaved texts themselves. */
export const savesItself = { 'data-saves-itself': '' }
