/** The only two keys of local storage. */
export const TOKEN_KEY = 'common-roof.token';
export const TERMS_KEY = 'common-roof.terms';
/** In the storage of a window: the session in which its user acts for another account. */
export const ACTING_KEY = 'common-roof.acting';
