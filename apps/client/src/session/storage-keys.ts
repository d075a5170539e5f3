/** The only two keys of local storage. */
export const TOKEN_KEY = 'common-roof.token';
export const TERMS_KEY = 'common-roof.terms';
