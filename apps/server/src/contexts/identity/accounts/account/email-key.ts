/**
 * Returns the key by which two addresses are equal: NFC, with the domain in lower case. The local part stays as it is,
 * because only its own mail server knows what it means.
 */
export function emailKey(email: string): string {
  const normal = email.normalize('NFC');
  const at = normal.lastIndexOf('@');
  return `${normal.slice(0, at)}@${normal.slice(at + 1).toLowerCase()}`;
}
