/** Where the PDF of an agreement lies, by its SHA-256 in hexadecimal. */
export const agreementFile = (sha256: string): string => `agreements/${sha256}.pdf`;
