import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser gave us to encrypt for it, as base64url. */
export interface PushKeys {
  /** A point on P-256, 65 bytes. */
  readonly p256dh: string;
  /** 16 bytes. */
  readonly auth: string;
}

const CURVE = 'prime256v1';
const RECORD_BYTES = 4_096;
const SALT_BYTES = 16;
/** Ends the last record (RFC 8188). */
const LAST = Buffer.from([2]);

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** Returns whether a browser's keys can be encrypted for: a point on the curve and a secret of the right length. */
export function areUsableKeys({ p256dh, auth }: PushKeys): boolean {
  try {
    newSender().computeSecret(Buffer.from(p256dh, 'base64url'));
  } catch {
    return false;
  }
  return Buffer.from(p256dh, 'base64url').length === 65 && Buffer.from(auth, 'base64url').length === 16;
}

/**
 * Encrypts a message so that only the browser can read it, and no push service (RFC 8291, `aes128gcm`).
 * @param plain at most 3 kB: push services refuse bodies of more than 4 kB
 * @param random replaced by tests only
 * @throws for keys that are not {@link areUsableKeys}
 */
export function encryptPush(
  plain: Buffer,
  { p256dh, auth }: PushKeys,
  random: { readonly salt: Buffer; readonly sender: ECDH } = { salt: randomBytes(SALT_BYTES), sender: newSender() },
): Buffer {
  const { salt, sender } = random;
  const receiver = Buffer.from(p256dh, 'base64url');
  const shared = sender.computeSecret(receiver);
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender.getPublicKey()]);
  const secret = derive(shared, Buffer.from(auth, 'base64url'), keyInfo, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const encrypted = Buffer.concat([cipher.update(plain), cipher.update(LAST), cipher.final(), cipher.getAuthTag()]);
  const header = Buffer.alloc(5);
  header.writeUInt32BE(RECORD_BYTES);
  header.writeUInt8(sender.getPublicKey().length, 4);
  return Buffer.concat([salt, header, sender.getPublicKey(), encrypted]);
}

function newSender(): ECDH {
  const sender = createECDH(CURVE);
  sender.generateKeys();
  return sender;
}
