/** Where the PDF of a payment lies, by its SHA-256 in hexadecimal. */
export const receiptFile = (sha256: string): string => `payments/${sha256}.pdf`;
