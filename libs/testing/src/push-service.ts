import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, randomUUID, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const SUBJECT = 'mailto:operator@x.test';

/** Turns pushes on, to services on this machine too. Its keys are new. */
export function makePushSettings() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return {
    VAPID_PUBLIC_KEY: pair.getPublicKey('base64url'),
    VAPID_PRIVATE_KEY: Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url'),
    VAPID_SUBJECT: SUBJECT,
    PUSH_ALLOWS_LOOPBACK: 'true',
  };
}

/** A pushed message, as the service worker reads it. */
export interface PushedMessage {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly tag: string;
  readonly unread: number;
  readonly action: { readonly title: string; readonly url: string } | null;
}

/** The browser of a device: it gives out an address and keys, and reads what is sent there. */
export interface TestBrowser {
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  /** What arrived so far, decrypted. */
  readonly received: readonly ReceivedPush[];
}

export interface ReceivedPush {
  readonly headers: IncomingHttpHeaders;
  readonly message: PushedMessage;
  readonly bytes: number;
}

/** How a service answers the next pushes. */
export interface PushAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** A push service on this machine (RFC 8030), which accepts what is signed and encrypted for its browsers. */
export class TestPushService {
  /** Nothing is answered differently until a test says so. */
  answer: PushAnswer = { status: 201 };
  /** All attempts, also those that were not accepted. */
  attempts = 0;
  private readonly readers = new Map<string, (body: Buffer, headers: IncomingHttpHeaders) => void>();
  private readonly server: Server;

  private readonly publicKey: string;
  private readonly now: () => Date;

  private constructor(publicKey: string, now: () => Date) {
    this.publicKey = publicKey;
    this.now = now;
    this.server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        this.attempts += 1;
        const { status, headers } = this.answer;
        const read = this.readers.get(request.url ?? '');
        const isValid = read !== undefined && this.isSigned(request.headers.authorization);
        if (isValid && status < 300) read(Buffer.concat(chunks), request.headers);
        response.writeHead(isValid ? status : 403, headers).end();
      });
    });
  }

  /**
   * @param publicKey whose pushes are accepted
   * @param now the time by which tokens are valid; the machine's by default
   */
  static async start(publicKey: string, now: () => Date = () => new Date()): Promise<TestPushService> {
    const service = new TestPushService(publicKey, now);
    await new Promise<void>((resolve) => {
      service.server.listen(0, '127.0.0.1', resolve);
    });
    return service;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  get url(): string {
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}`;
  }

  browser(): TestBrowser {
    const own = createECDH('prime256v1');
    own.generateKeys();
    const auth = randomBytes(16);
    const path = `/push/${randomUUID()}`;
    const received: ReceivedPush[] = [];
    this.readers.set(path, (body, headers) => {
      const salt = body.subarray(0, 16);
      const sender = body.subarray(21, 21 + body.readUInt8(20));
      const encrypted = body.subarray(21 + sender.length);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
      const secret = derive(own.computeSecret(sender), auth, info, 32);
      const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
      const decipher = createDecipheriv('aes-128-gcm', key, derive(secret, salt, 'Content-Encoding: nonce\0', 12));
      decipher.setAuthTag(encrypted.subarray(-16));
      const padded = Buffer.concat([decipher.update(encrypted.subarray(0, -16)), decipher.final()]);
      const text = padded.subarray(0, padded.lastIndexOf(2)).toString();
      received.push({ headers, message: JSON.parse(text) as PushedMessage, bytes: body.length });
    });
    return {
      subscription: {
        endpoint: `${this.url}${path}`,
        keys: { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') },
      },
      received,
    };
  }

  /** Whether a header is one of RFC 8292: signed with our key, for this service, by an operator who can be reached. */
  private isSigned(header = ''): boolean {
    const [, content = '', signature = '', key = ''] =
      /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
    const point = Buffer.from(key, 'base64url');
    if (key !== this.publicKey) return false;
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' } });
    const how = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
    if (!verify('sha256', Buffer.from(content), how, Buffer.from(signature, 'base64url'))) return false;
    const claims = JSON.parse(Buffer.from(content.split('.')[1] ?? '', 'base64url').toString()) as Claims;
    const left = claims.exp - this.now().getTime() / 1_000;
    return claims.aud === this.url && claims.sub === SUBJECT && left > 0 && left <= 86_400;
  }
}

interface Claims {
  readonly aud: string;
  readonly exp: number;
  readonly sub: string;
}

/** A device at which nobody answers. */
export function anUnreachableBrowser(): TestBrowser['subscription'] {
  const own = createECDH('prime256v1');
  own.generateKeys();
  return {
    endpoint: `http://127.0.0.1:9/push/${randomUUID()}`,
    keys: { p256dh: own.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  };
}
