/** Whether a text has the form of a link secret from an e-mail; only the server knows whether it is valid. */
export const isLinkSecret = (text: string | null | undefined): text is string => /^[\w-]{43}$/.test(text ?? '');
/** Like {@link isLinkSecret}, for the link of an offer. */
export const isOfferSlug = (text: string | null | undefined): text is string => /^[\w-]{22}$/.test(text ?? '');
