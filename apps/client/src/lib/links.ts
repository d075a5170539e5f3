/** Whether something can be the secret of a link from an e-mail; whether it opens anything, the server says. */
export const isLinkSecret = (text: string | null | undefined): text is string => /^[\w-]{43}$/.test(text ?? '');
/** As {@link isLinkSecret}, of the link to an offer. */
export const isOfferSlug = (text: string | null | undefined): text is string => /^[\w-]{22}$/.test(text ?? '');
