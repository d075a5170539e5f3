import { createHash } from 'node:crypto';
import { Agent as HttpAgent, type IncomingMessage, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';

import type { PushMessage } from '@common-roof/contracts';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Config } from '#kernel/config/config.ts';
import { type Counter, Metrics } from '#kernel/metrics/metrics.ts';
import { encryptPush, type PushKeys } from './encrypt-push.ts';
import { isAllowedEndpoint, lookUpPublic } from './push-endpoint.ts';
import { authorize, type Vapid } from './vapid.ts';

/** Where a browser receives pushes. Both address and keys are secrets. */
export interface PushSubscription extends PushKeys {
  readonly endpoint: string;
}

/** What became of a push. Reasons contain nothing that was sent or received. */
export type PushOutcome =
  | { readonly is: 'accepted' | 'gone' }
  | { readonly is: 'refused'; readonly reason: string }
  /** `afterSeconds`: how long the push service wants to be left alone; 0 if it doesn't say. */
  | { readonly is: 'postponed'; readonly reason: string; readonly afterSeconds: number };

/** How long a push waits for a device that is off, in seconds. */
const LIFE_SECONDS = 86_400;
const TIMEOUT_MS = 10_000;
const MOST_WAIT_SECONDS = 6 * 3_600;
/** Characters. Both together stay well below what push services accept, in any script. */
const MOST_TITLE = 120;
const MOST_BODY = 400;

/** Sends encrypted messages to browsers through their push services (RFC 8030). */
@Injectable()
export class WebPush implements OnApplicationShutdown {
  private readonly vapid: Vapid | null;
  private readonly allowsLoopback: boolean;
  private readonly outcomes: Counter<'outcome'>;
  private readonly plain = new HttpAgent();
  private readonly secure = new HttpsAgent({ keepAlive: true, maxSockets: 20, lookup: lookUpPublic });

  constructor(
    { env }: Config,
    private readonly clock: Clock,
    metrics: Metrics,
  ) {
    this.outcomes = metrics.counter({
      name: 'pushes_total',
      help: 'Attempts to push to a device: accepted, refused, postponed, or gone with its subscription',
      labels: ['outcome'],
    });
    for (const outcome of ['accepted', 'refused', 'postponed', 'gone']) this.outcomes.increment({ outcome }, 0);
    const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = env;
    this.vapid =
      publicKey === undefined || privateKey === undefined || subject === undefined
        ? null
        : { publicKey, privateKey, subject };
    this.allowsLoopback = env.PUSH_ALLOWS_LOOPBACK;
  }

  onApplicationShutdown(): void {
    this.plain.destroy();
    this.secure.destroy();
  }

  /** Null: nothing is pushed. */
  get publicKey(): string | null {
    return this.vapid?.publicKey ?? null;
  }

  accepts(endpoint: string): boolean {
    return isAllowedEndpoint(endpoint, this.allowsLoopback);
  }

  /** Makes one attempt. A redirect counts as a refusal, and the body of the response isn't read. */
  async send(subscription: PushSubscription, message: PushMessage): Promise<PushOutcome> {
    const outcome = await this.attempt(subscription, message);
    this.outcomes.increment({ outcome: outcome.is });
    return outcome;
  }

  private async attempt(subscription: PushSubscription, message: PushMessage): Promise<PushOutcome> {
    const { endpoint } = subscription;
    if (this.vapid === null) return { is: 'refused', reason: 'not set up' };
    if (!this.accepts(endpoint)) return { is: 'refused', reason: 'not an address of a push service' };
    const headers = {
      authorization: authorize(endpoint, this.vapid, this.clock.now()),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(LIFE_SECONDS),
      topic: createHash('sha256').update(message.tag).digest('base64url').slice(0, 32),
      urgency: 'normal',
    };
    try {
      return outcomeOf(await this.post(endpoint, headers, encryptPush(toContent(message), subscription)));
    } catch {
      return { is: 'postponed', reason: 'no answer', afterSeconds: 0 };
    }
  }

  private post(endpoint: string, headers: Readonly<Record<string, string>>, body: Buffer): Promise<IncomingMessage> {
    const options = { method: 'POST', headers, signal: AbortSignal.timeout(TIMEOUT_MS) };
    return new Promise((resolve, reject) => {
      const sent = endpoint.startsWith('https:')
        ? httpsRequest(endpoint, { ...options, agent: this.secure })
        : httpRequest(endpoint, { ...options, agent: this.plain });
      sent.once('error', reject).once('response', (answer) => {
        answer.destroy();
        resolve(answer);
      });
      sent.end(body);
    });
  }
}

function outcomeOf({ statusCode: status = 0, headers }: IncomingMessage): PushOutcome {
  if (status >= 200 && status < 300) return { is: 'accepted' };
  if (status === 404 || status === 410) return { is: 'gone' };
  const reason = `status ${String(status)}`;
  if (status !== 429 && status < 500) return { is: 'refused', reason };
  const seconds = Number(headers['retry-after'] ?? 0);
  return { is: 'postponed', reason, afterSeconds: seconds > 0 ? Math.min(seconds, MOST_WAIT_SECONDS) : 0 };
}

const toContent = ({ title, body, ...rest }: PushMessage): Buffer =>
  Buffer.from(JSON.stringify({ title: shortened(title, MOST_TITLE), body: shortened(body, MOST_BODY), ...rest }));

function shortened(text: string, most: number): string {
  const characters = Array.from(text);
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
}
