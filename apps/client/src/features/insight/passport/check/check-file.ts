import { PASSPORT_FILE_BYTES, type PassportFacts, type PassportKeys } from '@common-roof/contracts';

/** What a file turned out to be, from the file and our keys alone. */
export type CheckedFile =
  | { readonly is: 'unreadable' | 'changed' | 'foreign' }
  | { readonly is: 'signed'; readonly facts: PassportFacts; readonly hash: string };

const DATA = /<script type="text\/plain" id="data">([^<]*)<\/script>/;
/** What is signed, its signature and the public key, in the one way in which they are written. */
const SIGNED = /^([A-Za-z0-9+/]+=*)\.([0-9a-f]{128})\.(04[0-9a-f]{128})$/;

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16));
const hexOf = (buffer: ArrayBuffer): string =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Checks a passport's file against our keys. Nothing is shown of a file that another key signed: anyone can make one.
 * @throws whatever `crypto.subtle` throws where it is missing
 */
export async function checkFile(file: File, { keys }: PassportKeys): Promise<CheckedFile> {
  if (file.size > PASSPORT_FILE_BYTES) return { is: 'unreadable' };
  const data = DATA.exec(await file.text())?.[1];
  if (data === undefined) return { is: 'unreadable' };
  const [, encoded = '', signature = '', point = ''] = SIGNED.exec(data) ?? [];
  if (encoded === '' || encoded.length % 4 !== 0) return { is: 'changed' };
  const signed = bytesIn(encoded);
  if (signed === null) return { is: 'changed' };
  if (!keys.some(({ public_key: ours }) => ours === point)) {
    return { is: (await isSigned(signed, signature, point)) ? 'foreign' : 'changed' };
  }
  if (!(await isSigned(signed, signature, point))) return { is: 'changed' };
  // We signed it, so it is what our contract says.
  const facts = JSON.parse(new TextDecoder().decode(signed)) as PassportFacts;
  return { is: 'signed', facts, hash: hexOf(await crypto.subtle.digest('SHA-256', signed)) };
}

/** Returns null for another spelling of the same bytes. */
function bytesIn(encoded: string): Uint8Array<ArrayBuffer> | null {
  try {
    const text = atob(encoded);
    return btoa(text) === encoded ? Uint8Array.from(text, (character) => character.charCodeAt(0)) : null;
  } catch {
    return null;
  }
}

/** A point that isn't on the curve signs nothing. */
async function isSigned(signed: Uint8Array<ArrayBuffer>, signature: string, point: string): Promise<boolean> {
  const { subtle } = crypto;
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const key = await subtle.importKey('raw', bytesOf(point), algorithm, false, ['verify']).catch(() => null);
  return key !== null && (await subtle.verify(algorithm, key, bytesOf(signature), signed));
}
