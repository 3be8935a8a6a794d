/** For forms that save themselves, and tell by themselves what of them is unsaved. */
export const savesItself = { 'data-saves-itself': '' }
