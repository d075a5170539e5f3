/**
 * What makes two addresses the same: NFC, and the domain without regard to case. The local part stays as it is, since
 * only its own mail server knows what it means.
 */
export function emailKey(email: string): string {
  const normal = email.normalize('NFC');
  const at = normal.lastIndexOf('@');
  return `${normal.slice(0, at)}@${normal.slice(at + 1).toLowerCase()}`;
}
