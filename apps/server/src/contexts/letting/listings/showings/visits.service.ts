import type { answerVisit, ParsedInput, Visit } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Capabilities } from '#kernel/capabilities/capabilities.ts';
import { defineCapability } from '#kernel/capabilities/capability.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import type { RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { ChangeShowing } from './change-showing.ts';
import { stateOf, toVisit } from './showings.mapper.ts';
import { ShowingsRepository } from './showings.repository.ts';

/** The link in each e-mail to a visitor. */
export const VISIT_LINK = defineCapability({
  kind: 'showing-visit',
  page: '/showing?token=',
  lifeSeconds: null,
  uses: null,
  advice: 'This showing may no longer exist.',
});

/** Lets a visitor, who has no account, read and answer by the link that was sent to them. */
@Injectable()
export class VisitsService {
  constructor(
    private readonly database: Database,
    private readonly showings: ShowingsRepository,
    private readonly change: ChangeShowing,
    private readonly capabilities: Capabilities,
    private readonly clock: Clock,
  ) {}

  /** @throws 410, 429 */
  async read(token: string, origin: RequestOrigin): Promise<Visit> {
    const { subjectId } = await this.capabilities.open(VISIT_LINK, token, origin);
    return this.visit(subjectId);
  }

  /**
   * Answering twice has the same result as once.
   * @throws 410, 429; 409 once it is over, or when another person is asked
   */
  async answer(body: ParsedInput<typeof answerVisit>['body'], origin: RequestOrigin): Promise<Visit> {
    const { subjectId: id } = await this.capabilities.open(VISIT_LINK, body.token, origin);
    await this.database.transaction(async () => {
      const row = await this.showings.lock(id);
      if (!row) throw spent();
      const { state } = stateOf(row, this.clock.now());
      if (body.answer === 'cancel') {
        if (state !== 'cancelled') await this.change.cancel(row, 'visitor', body.reason, null);
      } else if (state !== 'confirmed') {
        if (state === 'proposed' && row.roomie_id !== null) {
          throw new DomainError('conflict', { detail: 'We ask the roomie first. You’ll hear from us.' });
        }
        await this.change.confirm(row, 'visitor', null);
      }
    });
    return this.visit(id);
  }

  private async visit(id: string): Promise<Visit> {
    const row = await this.showings.find(id);
    if (!row) throw spent();
    return toVisit(row, this.clock.now());
  }
}

const spent = (): DomainError => new DomainError('link_spent', { detail: 'This showing no longer exists.' });
