/** Masks an address for a reader who may not be its owner: `ma•••@lease.test`. */
export function hiddenAddress(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, local.length > 3 ? 2 : 1)}•••@${domain}`;
}
