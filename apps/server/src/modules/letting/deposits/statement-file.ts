/** Where the PDF of a settlement lies, by its SHA-256 in hexadecimal. */
export const statementFile = (sha256: string): string => `deposits/${sha256}.pdf`;
