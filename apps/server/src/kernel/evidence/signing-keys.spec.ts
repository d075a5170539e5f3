import { Config } from '#kernel/config/config.ts';
import { SigningKeys } from './signing-keys.ts';

const secret = (byte: number): string => Buffer.alloc(32, byte).toString('base64');
const SERVICES = {
  DATABASE_URL: 'postgres://x@localhost/x',
  REDIS_URL: 'redis://localhost',
  SMTP_URL: 'smtp://localhost',
};
const keysOf = (ring: string): SigningKeys => new SigningKeys(new Config({ ...SERVICES, EVIDENCE_SECRET: ring }));

async function isSigned(point: string, text: string, signature: Buffer): Promise<boolean> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const key = await crypto.subtle.importKey('raw', Buffer.from(point, 'hex'), algorithm, false, ['verify']);
  const bytes = Uint8Array.from(signature);
  return crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, bytes, new TextEncoder().encode(text));
}

describe('signing keys', () => {
  it('sign what browsers verify, and nothing else', async () => {
    const keys = keysOf(`a:${secret(1)}`);
    const signature = keys.sign('fünf');
    expect(await isSigned(keys.current.point, 'fünf', signature)).toBe(true);
    expect(await isSigned(keys.current.point, 'funf', signature)).toBe(false);
  });

  it('stay the same, and stay known after the key of evidence was replaced', () => {
    const before = keysOf(`a:${secret(1)}`);
    const after = keysOf(`b:${secret(2)},a:${secret(1)}`);
    expect(after.current).not.toEqual(before.current);
    expect(after.list()[1]).toEqual(before.list()[0]);
  });
});
