import { createECDH } from 'node:crypto';

/** Returns whether two keys for web push belong together (RFC 8292): a point on P-256 and its private key, as base64url. */
export function isVapidPair(publicKey: string, privateKey: string): boolean {
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}
