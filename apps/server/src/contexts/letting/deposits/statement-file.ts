/** Returns the path of a settlement's PDF by its SHA-256 in hexadecimal. */
export const statementFile = (sha256: string): string => `deposits/${sha256}.pdf`;
