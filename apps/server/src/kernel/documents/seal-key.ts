import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';

import forge from 'node-forge';

const LEAST_RSA_BITS = 3_072;
const CURVES: ReadonlySet<string> = new Set(['prime256v1', 'secp384r1', 'secp521r1']);

/** The key that seals documents. It reveals nothing when it is logged. */
export class SealKey {
  readonly #key: KeyObject;

  private constructor(
    key: KeyObject,
    readonly certificate: X509Certificate,
    /** The certificates of the issuer and of further issuers, if the file contains them. */
    readonly issuers: readonly X509Certificate[],
  ) {
    this.#key = key;
  }

  /** The type of its signatures. */
  get algorithm(): 'rsa' | 'ec' {
    return this.#key.asymmetricKeyType === 'ec' ? 'ec' : 'rsa';
  }

  get key(): KeyObject {
    return this.#key;
  }

  /**
   * @param file PKCS#12, as certificate authorities provide it
   * @throws Error saying what is wrong with it, without its content or password
   */
  static open(file: Buffer, password: string): SealKey {
    const bags = bagsOf(file, password);
    const keys = bags.flatMap(keyOf);
    const certificates = bags.flatMap(certificateOf);
    for (const key of keys) {
      const certificate = certificates.find((each) => each.checkPrivateKey(key));
      if (!certificate) continue;
      if (key.asymmetricKeyType !== 'rsa' && key.asymmetricKeyType !== 'ec') break;
      requireStrongKey(key);
      return new SealKey(key, certificate, certificates.filter((each) => each !== certificate)); // prettier-ignore
    }
    throw new Error('It needs an RSA or EC key, and the certificate of that key.');
  }
}

/** @throws Error below 128 bits of security, compared across key types according to NIST SP 800-57 */
export function requireStrongKey({ asymmetricKeyDetails: details }: KeyObject): void {
  if (details?.modulusLength !== undefined && details.modulusLength < LEAST_RSA_BITS) {
    throw new Error('An RSA key needs 3,072 bits or more.');
  }
  if (details?.namedCurve !== undefined && !CURVES.has(details.namedCurve)) {
    throw new Error('An EC key needs one of the curves P-256, P-384 and P-521.');
  }
}

function bagsOf(file: Buffer, password: string): readonly forge.pkcs12.Bag[] {
  try {
    const opened = forge.pkcs12.pkcs12FromAsn1(forge.asn1.fromDer(file.toString('latin1')), password);
    return opened.safeContents.flatMap(({ safeBags }) => safeBags);
  } catch {
    // The library's message may quote what it read.
    throw new Error('It is no PKCS#12 file, or its password is another one.');
  }
}

function keyOf(bag: forge.pkcs12.Bag): readonly KeyObject[] {
  const isKey = bag.type === forge.pki.oids['pkcs8ShroudedKeyBag'] || bag.type === forge.pki.oids['keyBag'];
  if (!isKey) return [];
  // The library knows only RSA. Other keys are used as they are in the file.
  const info = bag.key ? forge.pki.wrapRsaPrivateKey(forge.pki.privateKeyToAsn1(bag.key)) : bag.asn1;
  return [createPrivateKey({ key: derOf(info), format: 'der', type: 'pkcs8' })];
}

function certificateOf(bag: forge.pkcs12.Bag): readonly X509Certificate[] {
  if (bag.type !== forge.pki.oids['certBag']) return [];
  return [new X509Certificate(derOf(bag.cert ? forge.pki.certificateToAsn1(bag.cert) : bag.asn1))];
}

function derOf(value: forge.asn1.Asn1): Buffer {
  return Buffer.from(forge.asn1.toDer(value).getBytes(), 'latin1');
}
