import { createHash, sign } from 'node:crypto';

import forge from 'node-forge';

import type { SealKey } from './seal-key.ts';

const { asn1 } = forge;
const { Class, Type } = asn1;

/** RFC 5652 (CMS), RFC 5035 (signing certificate), RFC 5754 (SHA-2). */
const OIDS = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsa: '1.2.840.113549.1.1.11',
  ec: '1.2.840.10045.4.3.2',
} as const;

const VERSION = '\x01';

/**
 * A signature over something that it does not contain, as PAdES baseline B asks for it (ETSI EN 319 142-1): what it is
 * over, its digest and the signer's certificate are signed, and the time is not, for it stands in the document.
 * @param digest SHA-256 of what is signed
 * @returns CMS SignedData, DER
 */
export function cadesSignature(digest: Buffer, sealKey: SealKey): Buffer {
  const certificates = [sealKey.certificate, ...sealKey.issuers].map(({ raw }) => parsed(raw));
  const attributes = inOrder([
    attribute(OIDS.contentType, oid(OIDS.data)),
    attribute(OIDS.messageDigest, octets(digest)),
    attribute(OIDS.signingCertificateV2, sequence(sequence(sequence(octets(sha256(sealKey.certificate.raw)))))),
  ]);
  const signature = sign('sha256', der(set(attributes)), sealKey.key);
  const signer = sequence(
    primitive(Type.INTEGER, VERSION),
    identity(sealKey.certificate.raw),
    sequence(oid(OIDS.sha256)),
    tagged(attributes),
    sealKey.algorithm === 'rsa' ? sequence(oid(OIDS.rsa), primitive(Type.NULL, '')) : sequence(oid(OIDS.ec)),
    octets(signature),
  );
  const signedData = sequence(
    primitive(Type.INTEGER, VERSION),
    set([sequence(oid(OIDS.sha256))]),
    sequence(oid(OIDS.data)),
    tagged(inOrder(certificates)),
    set([signer]),
  );
  return der(sequence(oid(OIDS.signedData), tagged([signedData])));
}

/** Who issued the certificate, and its number: how CMS names one. */
function identity(certificate: Buffer): forge.asn1.Asn1 {
  const [toBeSigned] = childrenOf(parsed(certificate));
  const fields = toBeSigned === undefined ? [] : childrenOf(toBeSigned);
  // The version comes first, where it is not the first version.
  const [serial, , issuer] = fields[0]?.tagClass === Class.CONTEXT_SPECIFIC ? fields.slice(1) : fields;
  if (serial === undefined || issuer === undefined) throw new Error('The certificate has no issuer.');
  return sequence(issuer, serial);
}

function childrenOf({ value }: forge.asn1.Asn1): readonly forge.asn1.Asn1[] {
  return Array.isArray(value) ? value : [];
}

function attribute(type: string, value: forge.asn1.Asn1): forge.asn1.Asn1 {
  return sequence(oid(type), set([value]));
}

/** A set is written in the order of its elements' bytes. */
function inOrder(values: readonly forge.asn1.Asn1[]): forge.asn1.Asn1[] {
  return [...values].sort((a, b) => Buffer.compare(der(a), der(b)));
}

function sequence(...values: forge.asn1.Asn1[]): forge.asn1.Asn1 {
  return asn1.create(Class.UNIVERSAL, Type.SEQUENCE, true, values);
}

function set(values: forge.asn1.Asn1[]): forge.asn1.Asn1 {
  return asn1.create(Class.UNIVERSAL, Type.SET, true, values);
}

/** What is marked `[0]`. */
function tagged(values: forge.asn1.Asn1[]): forge.asn1.Asn1 {
  return asn1.create(Class.CONTEXT_SPECIFIC, Type.NONE, true, values);
}

function primitive(type: forge.asn1.Type, value: string): forge.asn1.Asn1 {
  return asn1.create(Class.UNIVERSAL, type, false, value);
}

function oid(value: string): forge.asn1.Asn1 {
  return primitive(Type.OID, asn1.oidToDer(value).getBytes());
}

function octets(bytes: Buffer): forge.asn1.Asn1 {
  return primitive(Type.OCTETSTRING, bytes.toString('latin1'));
}

function parsed(bytes: Buffer): forge.asn1.Asn1 {
  return asn1.fromDer(bytes.toString('latin1'));
}

function der(value: forge.asn1.Asn1): Buffer {
  return Buffer.from(asn1.toDer(value).getBytes(), 'latin1');
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
