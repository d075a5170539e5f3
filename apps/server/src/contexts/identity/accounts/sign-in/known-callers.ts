import { createHash, randomBytes } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

import { Config } from '#kernel/config/config.ts';
import type { RequestOrigin } from '#kernel/http/actor.ts';
import { networkOf } from '#kernel/http/client-address.ts';
import { cookie, readCookie } from '#kernel/http/cookies.ts';
import { LinkSecrets } from '#kernel/crypto/link-secrets.ts';
import { SessionsRepository } from './sessions.repository.ts';

const PURPOSE = 'known-device';
const REMEMBERED_SECONDS = 90 * 86_400;
const STRANGERS = 'strangers';

/**
 * Groups callers whose failed sign-ins are counted together. All strangers share one circle; a device or an address
 * from which the account was opened before has its own: guessing from elsewhere cannot lock the owner out.
 */
@Injectable()
export class KnownCallers {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly secrets: LinkSecrets,
    private readonly config: Config,
  ) {}

  /** Does the same work for an unknown account. @param accountId null for an unknown account */
  async findCircle(accountId: string | null, request: FastifyRequest, { network }: RequestOrigin): Promise<string> {
    const addresses = await this.sessions.recentAddresses(accountId, REMEMBERED_SECONDS);
    const known = this.secrets.verify(PURPOSE, readCookie(request, nameOf(accountId ?? '')) ?? '');
    const [owner, device = ''] = (known ?? '').split(':');
    if (accountId !== null && owner === accountId) return `device:${device}`;
    return addresses.some((address) => networkOf(address) === network) ? `network:${network}` : STRANGERS;
  }

  /** Returns the cookie that identifies this device from now on; only the sign-in reads it. */
  remember(accountId: string): string {
    const value = this.secrets.sign(PURPOSE, `${accountId}:${randomBytes(12).toString('base64url')}`);
    const secure = this.config.env.PUBLIC_URL.startsWith('https:');
    return cookie(nameOf(accountId), value, { maxAgeSeconds: REMEMBERED_SECONDS, secure });
  }
}

/** One cookie for each account that is used on a device; its name does not reveal which. */
const nameOf = (accountId: string): string =>
  `device-${createHash('sha256').update(accountId).digest('hex').slice(0, 10)}`;
