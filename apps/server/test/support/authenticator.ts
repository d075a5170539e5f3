import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** Ways in which an authenticator can be made to lie. */
export interface Lies {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  /** The user was not verified. */
  readonly unverified?: boolean;
  readonly counter?: number;
}

interface MakingOptions {
  readonly challenge: string;
  readonly rp: { readonly id: string };
  readonly user: { readonly id: string };
}

const VERIFIED = 0x04;
const PRESENT = 0x01;
const ATTESTED = 0x40;
const base64url = (bytes: Buffer): string => bytes.toString('base64url');
const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

/** CBOR, limited to what is needed here: a head with a length below 65,536. */
function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}
const int = (value: number): Buffer => (value >= 0 ? head(0, value) : head(1, -1 - value));
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]);
const text = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (...entries: [Buffer, Buffer][]): Buffer => Buffer.concat([head(5, entries.length), ...entries.flat()]);

/** A WebAuthn key in software: it signs what it is given, and whatever it is told to say. */
export class Authenticator {
  private readonly privateKey: KeyObject;
  private readonly publicKey: KeyObject;
  readonly id = base64url(randomBytes(32));
  private counter = 0;
  private userHandle = 'AAAA';

  constructor(private readonly origin = 'http://localhost:3000') {
    ({ privateKey: this.privateKey, publicKey: this.publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' }));
  }

  /** The rest of the body of `addPasskey`. */
  make(options: MakingOptions, lies: Lies = {}) {
    this.userHandle = options.user.id;
    const credential = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(credential.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, credential, this.coseKey()]);
    const data = Buffer.concat([this.authenticatorData(options.rp.id, ATTESTED, lies), attested]);
    const attestation = map([text('fmt'), text('none')], [text('attStmt'), map()], [text('authData'), bytes(data)]);
    return {
      id: this.id,
      client_data: base64url(this.clientData('webauthn.create', options.challenge, lies)),
      attestation: base64url(attestation),
      transports: ['internal'],
    };
  }

  /** The rest of the body of `passkeyLogin`. */
  sign(options: { readonly challenge: string; readonly rpId: string }, lies: Lies = {}) {
    this.counter += 1;
    const data = this.authenticatorData(options.rpId, 0, lies);
    const clientData = this.clientData('webauthn.get', options.challenge, lies);
    return {
      id: this.id,
      client_data: base64url(clientData),
      authenticator_data: base64url(data),
      signature: base64url(sign('sha256', Buffer.concat([data, sha256(clientData)]), this.privateKey)),
      user_handle: this.userHandle,
    };
  }

  private clientData(type: string, challenge: string, lies: Lies): Buffer {
    const said = {
      type: lies.type ?? type,
      challenge: lies.challenge ?? challenge,
      origin: lies.origin ?? this.origin,
    };
    return Buffer.from(JSON.stringify({ ...said, crossOrigin: false }));
  }

  private authenticatorData(rpId: string, flags: number, lies: Lies): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(lies.counter ?? this.counter);
    const all = flags | PRESENT | (lies.unverified === true ? 0 : VERIFIED);
    return Buffer.concat([sha256(lies.rpId ?? rpId), Buffer.from([all]), counter]);
  }

  private coseKey(): Buffer {
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    const part = (value: string): Buffer => bytes(Buffer.from(value, 'base64url'));
    const [type, algorithm, curve] = [2, -7, 1];
    return map(
      [int(1), int(type)],
      [int(3), int(algorithm)],
      [int(-1), int(curve)],
      [int(-2), part(x)],
      [int(-3), part(y)],
    );
  }
}
