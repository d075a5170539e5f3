import { createHash, X509Certificate } from 'node:crypto';

import * as asn1js from 'asn1js';
import { type Attribute, ContentInfo, IssuerAndSerialNumber, SignedData, type SignerInfo } from 'pkijs';

const OIDS = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  rsa: '1.2.840.113549.1.1.11',
  ec: '1.2.840.10045.4.3.2',
  sha256: '2.16.840.1.101.3.4.2.1',
} as const;

/**
 * Returns the faults of a document's seal; empty when it is valid. Written against ISO 32000-1 (12.8), RFC 5652 and
 * ETSI EN 319 142-1 with pkijs, which has no part in making seals.
 */
export async function checkSeal(file: Buffer): Promise<readonly string[]> {
  try {
    return await findings(file);
  } catch (error) {
    return [`It cannot be read: ${error instanceof Error ? error.message : String(error)}`];
  }
}

async function findings(file: Buffer): Promise<readonly string[]> {
  const wrong: string[] = [];
  const demand = (condition: boolean, what: string): void => {
    if (!condition) wrong.push(what);
  };
  const dictionary = file.subarray(file.lastIndexOf('/Type /Sig /Filter')).toString('latin1');
  demand(dictionary.includes('/SubFilter /ETSI.CAdES.detached '), 'It is no PAdES signature.');
  demand(/\/M \(D:\d{14}Z\)/.test(dictionary), 'It does not say when it was made.');
  const range = /\/ByteRange \[([\d ]+)\] /.exec(dictionary)?.[1]?.trim().split(/ +/).map(Number) ?? [];
  const [start = -1, before = -1, after = -1, rest = -1] = range;
  const gap = file.subarray(before, after).toString('latin1');
  demand(range.length === 4 && start === 0 && after + rest === file.length, 'It is not over the whole file.');
  const contents = /^<((?:[0-9a-f]{2})+)>$/.exec(gap)?.[1] ?? '';
  demand(contents.length > 0 && file.lastIndexOf('/Contents <') + 10 === before, 'It leaves out more than itself.');

  const bytes = Buffer.from(contents, 'hex');
  const read = asn1js.fromBER(toArrayBuffer(bytes));
  const used = bytes.subarray(0, read.offset);
  demand(
    bytes.subarray(read.offset).every((byte) => byte === 0),
    'Something stands behind the signature.',
  );
  const info = new ContentInfo({ schema: read.result });
  const signed = new SignedData({ schema: info.content as unknown });
  const written = new ContentInfo({ contentType: info.contentType, content: signed.toSchema(true) }).toSchema();
  demand(Buffer.from(written.toBER()).equals(used), 'It is not written in its one form (DER).');
  demand(info.contentType === OIDS.signedData && signed.version === 1, 'It is no signature of version 1.');
  demand(
    signed.digestAlgorithms.map(({ algorithmId }) => algorithmId).join() === OIDS.sha256,
    'It is not over SHA-256.',
  );
  demand(signed.encapContentInfo.eContentType === OIDS.data, 'It is over something else than data.');
  demand(signed.encapContentInfo.eContent === undefined && signed.crls === undefined, 'It contains what it is over.');

  const [signer, ...others] = signed.signerInfos;
  if (signer === undefined || others.length > 0) return [...wrong, 'It has not one signer.'];
  const content = Buffer.concat([file.subarray(0, before), file.subarray(after)]);
  wrong.push(...findingsOfSigner(signer, certificatesOf(read.result), content));
  const valid = await signed.verify({ signer: 0, data: toArrayBuffer(content), checkChain: false }).catch(() => false);
  demand(valid, 'Its signature does not fit.');
  return wrong;
}

function findingsOfSigner(signer: SignerInfo, certificates: readonly Buffer[], content: Buffer): readonly string[] {
  const wrong: string[] = [];
  const demand = (condition: boolean, what: string): void => {
    if (!condition) wrong.push(what);
  };
  const attributes = signer.signedAttrs?.attributes ?? [];
  const only = (type: string): Attribute | undefined => {
    const found = attributes.filter((each) => each.type === type);
    return found.length === 1 && found[0]?.values.length === 1 ? found[0] : undefined;
  };
  const valueOf = (type: string): asn1js.BaseBlock | undefined => only(type)?.values[0] as asn1js.BaseBlock | undefined;
  demand(signer.version === 1 && signer.unsignedAttrs === undefined, 'Its signer is of another version.');
  demand(signer.digestAlgorithm.algorithmId === OIDS.sha256, 'Its signer did not use SHA-256.');
  const { algorithmId, algorithmParams } = signer.signatureAlgorithm as {
    algorithmId: string;
    algorithmParams: unknown;
  };
  const isKnown = algorithmId === OIDS.rsa ? algorithmParams instanceof asn1js.Null : algorithmId === OIDS.ec;
  demand(isKnown, 'It is signed in another way.');
  demand(attributes.length === 3, 'It signs other attributes than it should, such as a time of its own.');
  demand(valueOf(OIDS.contentType)?.toString() === `OBJECT IDENTIFIER : ${OIDS.data}`, 'Its content type is wrong.');
  demand(octetsOf(valueOf(OIDS.messageDigest))?.equals(sha256(content)) === true, 'Its digest is of something else.');
  const hash = octetsOf(childrenOf(childrenOf(childrenOf(valueOf(OIDS.signingCertificateV2))[0])[0])[0]);
  const own = certificates.filter((each) => hash?.equals(sha256(each)) === true);
  demand(own.length === 1, 'It does not name the certificate that signed.');
  demand(
    own.every((each) => isNamedBy(signer, each)),
    'It names another certificate than the one that signed.',
  );
  demand(certificates.every(isCertificate), 'It carries a certificate that is none.');
  return wrong;
}

/** Reads the bytes as they are written: a second encoding would hide a change. */
function certificatesOf(contentInfo: asn1js.BaseBlock): readonly Buffer[] {
  const [, content] = childrenOf(contentInfo);
  const [signedData] = childrenOf(content);
  const [, , , certificates] = childrenOf(signedData);
  return childrenOf(certificates).map((each) => Buffer.from(each.valueBeforeDecodeView));
}

function childrenOf(block: asn1js.BaseBlock | undefined): readonly asn1js.BaseBlock[] {
  return block instanceof asn1js.Constructed ? block.valueBlock.value : [];
}

function isCertificate(raw: Buffer): boolean {
  const certificate = new X509Certificate(raw);
  return !certificate.ca && certificate.issuer === certificate.subject
    ? certificate.verify(certificate.publicKey)
    : true;
}

/**
 * Issuer and serial number are outside the signed part: nothing else would reveal that they belong to another
 * certificate.
 */
function isNamedBy({ sid }: SignerInfo, certificate: Buffer): boolean {
  const [tbs] = childrenOf(asn1js.fromBER(toArrayBuffer(certificate)).result);
  const [, serial, , issuer] = childrenOf(tbs);
  return (
    sid instanceof IssuerAndSerialNumber &&
    issuer !== undefined &&
    Buffer.from(issuer.valueBeforeDecodeView).equals(Buffer.from(sid.issuer.valueBeforeDecode)) &&
    sid.serialNumber.isEqual(serial)
  );
}

function octetsOf(block: asn1js.BaseBlock | undefined): Buffer | undefined {
  return block instanceof asn1js.OctetString ? Buffer.from(block.valueBlock.valueHexView) : undefined;
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

function toArrayBuffer(bytes: Buffer): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}
