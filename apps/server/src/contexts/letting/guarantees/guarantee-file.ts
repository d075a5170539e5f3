/** Returns the path of a guarantee's PDF by its SHA-256 in hexadecimal. */
export const guaranteeFile = (sha256: string): string => `guarantees/${sha256}.pdf`;
