/** As long as the secret of a link is: of an offer (128 bits) or of an e-mail (256 bits), in base64url. */
const SECRET = /(?<=\/)(?:[\w-]{43}|[\w-]{22})(?=\/|$)/g;

/** Of an address, what may stand in a log: no query, and no secret that is a part of the path. */
export const loggedPath = (url: string): string => (url.split('?')[0] ?? '').replaceAll(SECRET, '…');
