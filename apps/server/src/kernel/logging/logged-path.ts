/** As long as the secret of a link is: of an offer (128 bits) or of an e-mail (256 bits), in base64url. */
const SECRET = /(?<=\/)(?:[\w-]{43}|[\w-]{22})(?=\/|$)/g;

/** Returns the part of an address that may be logged: no query, and no secret in the path. */
export const loggedPath = (url: string): string => (url.split('?')[0] ?? '').replaceAll(SECRET, '…');
