import { createHash } from 'node:crypto';

import { LIMITS } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

import { Config } from '#kernel/config/config.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { type Counter, Metrics } from '#kernel/metrics/metrics.ts';
import { RedisConnections } from '#kernel/redis/redis.ts';
import { LeasedLimiter } from './leased-limiter.ts';

export type LimitName =
  | 'requests'
  | 'messages'
  | 'messageSearches'
  | 'frames'
  | 'connects'
  | 'chatEmails'
  | 'chatEmailsOfHouse'
  | 'links'
  | 'linksOfAddress'
  | 'addressChanges'
  | 'resetsForRoomies'
  | 'passwordEstimates'
  | 'imports'
  | 'uploads'
  | 'applications'
  | 'applicationsOfEmail'
  | 'contact'
  | 'mailsToStrangers'
  | 'mailsPerStranger'
  | 'invitedTenants'
  | 'suggestions'
  | 'suggestionsOfHouse'
  | 'alertEmails'
  | 'legalEmails'
  | 'pushedAlerts'
  | 'testPushes'
  | 'invitationEmails'
  | 'adApplications'
  | 'adApplicationsOfEmail'
  | 'linkGuesses'
  | 'signingCodes'
  | 'confirmationCodes'
  | 'choreFeedback';

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/**
 * Limits shared by all nodes through Redis. While Redis is down, each process counts by itself, so that a limit never
 * disappears.
 */
@Injectable()
export class RateLimits {
  private readonly limiters: Record<LimitName, RateLimiterRedis>;
  /** The limits that are checked most often. */
  private readonly leased: Partial<Record<LimitName, LeasedLimiter>>;
  private readonly refusals: Counter<'limit'>;

  constructor(redis: RedisConnections, config: Config, metrics: Metrics) {
    this.refusals = metrics.counter({
      name: 'rate_limit_refusals_total',
      help: 'What was refused or left out because of a limit',
      labels: ['limit'],
    });
    const { env } = config;
    const limiter = (keyPrefix: string, points: number, duration: number): RateLimiterRedis =>
      new RateLimiterRedis({
        storeClient: redis.commands,
        keyPrefix: `limit:${keyPrefix}`,
        points,
        duration,
        insuranceLimiter: new RateLimiterMemory({ points, duration }),
      });
    this.limiters = {
      requests: limiter('requests', env.LIMIT_REQUESTS_PER_MINUTE, MINUTE),
      messages: limiter('messages', env.LIMIT_MESSAGES_PER_MINUTE, MINUTE),
      messageSearches: limiter('message-searches', env.LIMIT_MESSAGE_SEARCHES_PER_MINUTE, MINUTE),
      frames: limiter('frames', env.LIMIT_FRAMES_PER_MINUTE, MINUTE),
      connects: limiter('connects', env.LIMIT_CONNECTS_PER_MINUTE, MINUTE),
      chatEmails: limiter('chat-emails', env.LIMIT_CHAT_EMAILS_PER_DAY, DAY),
      chatEmailsOfHouse: limiter('chat-emails-house', env.LIMIT_CHAT_EMAILS_PER_DAY_AND_HOUSE, DAY),
      uploads: limiter('uploads', env.LIMIT_UPLOADS_PER_HOUR, HOUR),
      links: limiter('links', 3, HOUR),
      linksOfAddress: limiter('links-address', 10, HOUR),
      addressChanges: limiter('address-changes', 3, HOUR),
      resetsForRoomies: limiter('resets-for-roomies', 3, HOUR),
      passwordEstimates: limiter('password-estimates', 30, HOUR),
      imports: limiter('imports', env.LIMIT_IMPORTS_PER_HOUR, HOUR),
      applications: limiter('applications', env.LIMIT_APPLICATIONS_PER_HOUR_AND_ADDRESS, HOUR),
      adApplications: limiter('ad-applications', env.LIMIT_AD_APPLICATIONS_PER_HOUR_AND_ADDRESS, HOUR),
      adApplicationsOfEmail: limiter('ad-applications-email', 10, DAY),
      linkGuesses: limiter('link-guesses', env.LIMIT_LINK_GUESSES_PER_HOUR_AND_ADDRESS, HOUR),
      contact: limiter('contact', env.LIMIT_CONTACTS_PER_HOUR_AND_ADDRESS, HOUR),
      mailsToStrangers: limiter('mails-to-strangers', env.LIMIT_MAILS_TO_STRANGERS_PER_HOUR, HOUR),
      mailsPerStranger: limiter('mails-per-stranger', env.LIMIT_MAILS_PER_STRANGER_AND_DAY, DAY),
      invitedTenants: limiter('invited-tenants', 2 * LIMITS.portfolioRoomies, DAY),
      suggestions: limiter('suggestions', LIMITS.suggestionsPerDay, DAY),
      suggestionsOfHouse: limiter('suggestions-house', LIMITS.suggestionsPerDayOfHouse, DAY),
      alertEmails: limiter('alert-emails', env.LIMIT_ALERT_EMAILS_PER_HOUR, HOUR),
      legalEmails: limiter('legal-emails', env.LIMIT_ALERT_EMAILS_PER_HOUR, HOUR),
      pushedAlerts: limiter('pushed-alerts', env.LIMIT_PUSHED_ALERTS_PER_HOUR, HOUR),
      testPushes: limiter('test-pushes', 10, HOUR),
      invitationEmails: limiter('invitation-emails', 3, HOUR),
      signingCodes: limiter('signing-codes', 5, HOUR),
      confirmationCodes: limiter('confirmation-codes', 10, HOUR),
      choreFeedback: limiter('chore-feedback', LIMITS.choreFeedbackPerDay, DAY),
      applicationsOfEmail: limiter('applications-email', 3, DAY),
    };
    this.leased = {
      requests: new LeasedLimiter(this.limiters.requests),
      messages: new LeasedLimiter(this.limiters.messages),
      frames: new LeasedLimiter(this.limiters.frames),
    };
  }

  /** @throws 429 with the seconds to wait */
  async consume(name: LimitName, key: string): Promise<void> {
    if (await this.tryTake(name, key)) return;
    throw new DomainError('rate_limited', {
      detail: 'Too many attempts. Try again in a minute.',
      retryAfter: await this.wait(name, key),
    });
  }

  /** Gives a point back when it turns out that it should not have counted. */
  async giveBack(name: LimitName, key: string): Promise<void> {
    await this.limiters[name].reward(digest(key));
  }

  /**
   * Counts e-mails that the recipient hasn't asked for: one account can't write to many people, nor many accounts to
   * one.
   * @param recipient an address, or the id of its owner
   * @throws 429
   */
  async takeMailToStranger(actorId: string, recipient: string): Promise<void> {
    await this.consume('mailsToStrangers', actorId);
    await this.requireUnburdened(recipient);
  }

  private async requireUnburdened(recipient: string): Promise<void> {
    if (await this.tryTake('mailsPerStranger', recipient.toLowerCase())) return;
    throw new DomainError('rate_limited', {
      detail: 'This person was sent many e-mails today. Please wait until tomorrow.',
      retryAfter: await this.wait('mailsPerStranger', recipient.toLowerCase()),
    });
  }

  /**
   * Counts the invitations of a homeowner who brings a whole house. They have an allowance of their own, because that is
   * more people in one hour than anyone writes to otherwise.
   * @throws 429
   */
  async takeInvitations(actorId: string, recipients: readonly string[]): Promise<void> {
    if (recipients.length === 0) return;
    if (!(await this.tryTake('invitedTenants', actorId, recipients.length))) {
      throw new DomainError('rate_limited', {
        detail: 'You have invited many people today. Please wait until tomorrow.',
        retryAfter: await this.wait('invitedTenants', actorId),
      });
    }
    for (const recipient of recipients) await this.requireUnburdened(recipient);
  }

  /** Counts people whom roomies suggest for rooms, for the roomie and for their house. @throws 429 */
  async takeSuggestion(actorId: string, houseId: string): Promise<void> {
    for (const [name, key] of [
      ['suggestions', actorId],
      ['suggestionsOfHouse', houseId],
    ] as const) {
      if (await this.tryTake(name, key)) continue;
      throw new DomainError('rate_limited', {
        detail: 'That’s enough suggestions for today. Please wait until tomorrow.',
        retryAfter: await this.wait(name, key),
      });
    }
  }

  /** Returns whether a person may get one more e-mail that they haven't asked for. The caller is told nothing. */
  isUnburdened(recipient: string): Promise<boolean> {
    return this.tryTake('mailsPerStranger', recipient.toLowerCase());
  }

  async tryTake(name: LimitName, key: string, points = 1): Promise<boolean> {
    try {
      const leased = this.leased[name];
      if (leased) await leased.consume(digest(key));
      else await this.limiters[name].consume(digest(key), points);
      return true;
    } catch (rejected) {
      if (!(rejected instanceof RateLimiterRes)) throw rejected;
      this.refusals.increment({ limit: name });
      return false;
    }
  }

  private async wait(name: LimitName, key: string): Promise<number> {
    const state = await this.limiters[name].get(digest(key)).catch(() => null);
    return Math.max(1, Math.ceil((state?.msBeforeNext ?? 1_000) / 1_000));
  }
}

/** Hides whose limit it is, so that a copy of Redis reveals no addresses. */
const digest = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 22);
