/** Returns the storage key of a payment's PDF, from its SHA-256 in hexadecimal. */
export const receiptFile = (sha256: string): string => `payments/${sha256}.pdf`;
