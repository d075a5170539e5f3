import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { z } from 'zod';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { HourPassed } from '#kernel/scheduled-events/recurring.ts';
import { Encryption } from '#kernel/crypto/encryption.ts';

/** The purpose of a challenge. Each is sealed with a key of its own, so that none can be taken for another. */
export type ChallengePurpose = 'second-step' | 'passkey-new' | 'passkey-login' | 'passkey-confirm';

const LIFE_MS = 300_000;

const Sealed = z.strictObject({ id: z.uuid(), ends: z.int(), says: z.record(z.string(), z.string()) });

export interface Challenge<Says> {
  readonly id: string;
  readonly says: Says;
}

/**
 * A step that was started and has to be finished within minutes. The caller keeps it: sealed, so that nobody can read
 * or change it, and usable once. Unused challenges, which strangers could request, are stored nowhere.
 */
@Injectable()
export class Challenges {
  constructor(
    private readonly encryption: Encryption,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  issue(purpose: ChallengePurpose, says: Readonly<Record<string, string>>): string {
    const ends = this.clock.now().getTime() + LIFE_MS;
    return this.encryption.encrypt(`challenge:${purpose}`, JSON.stringify({ id: randomUUID(), ends, says }));
  }

  /** @throws 410 for one of another purpose, an expired one, or one that is not ours */
  open<Says extends z.ZodType>(purpose: ChallengePurpose, sealed: string, says: Says): Challenge<z.output<Says>> {
    const text = this.encryption.decrypt(`challenge:${purpose}`, sealed);
    const parsed = text === null ? null : Sealed.safeParse(JSON.parse(text));
    if (!parsed?.success || parsed.data.ends <= this.clock.now().getTime()) throw challengeSpent();
    const said = says.safeParse(parsed.data.says);
    if (!said.success) throw challengeSpent();
    return { id: parsed.data.id, says: said.data };
  }

  /** Of two concurrent uses, one succeeds. @throws 410 when it was used before */
  async spend({ id }: Challenge<unknown>): Promise<void> {
    const [spent] = await this.database.query(
      `INSERT INTO spent_challenges (id, expires_at) VALUES ($1, now() + make_interval(secs => $2))
       ON CONFLICT DO NOTHING RETURNING id`,
      // Longer than any challenge lives, whatever the clocks of two machines say.
      [id, (LIFE_MS / 1_000) * 12],
    );
    if (!spent) throw challengeSpent();
  }

  @EventHandler(HourPassed, { id: 'forget-spent-challenges', queue: 'recalculation', effect: 'transaction' })
  async forgetOld(): Promise<void> {
    await this.database.execute('DELETE FROM spent_challenges WHERE expires_at < now()');
  }
}

export const challengeSpent = (): DomainError =>
  new DomainError('challenge_spent', { detail: 'That took too long. Please begin again.' });
