/** Returns the path of an agreement's PDF by its SHA-256 in hexadecimal. */
export const agreementFile = (sha256: string): string => `agreements/${sha256}.pdf`;
