import type { answerVisit, ParsedInput, Visit } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Clock } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { LinkSecrets } from '../../platform/security/link-secrets.ts';
import { ChangeShowing } from './change-showing.ts';
import { stateOf, toVisit } from './showings.mapper.ts';
import { type ShowingRow, ShowingsRepository } from './showings.repository.ts';

/** Purpose of the link that a visitor gets by e-mail. */
export const VISIT_LINK = 'showing-visit';

/** What a visitor, who has no account, sees and says by the link that was sent to them. */
@Injectable()
export class VisitsService {
  constructor(
    private readonly database: Database,
    private readonly showings: ShowingsRepository,
    private readonly change: ChangeShowing,
    private readonly secrets: LinkSecrets,
    private readonly clock: Clock,
  ) {}

  /** @throws 410 for a link that is not ours */
  async read(token: string): Promise<Visit> {
    return toVisit(await this.find(token), this.clock.now());
  }

  /** Saying it twice is as good as once. @throws 410; 409 once it is over, or where somebody else is asked */
  async answer(body: ParsedInput<typeof answerVisit>['body']): Promise<Visit> {
    await this.database.transaction(async () => {
      const { id } = await this.find(body.token);
      const row = await this.showings.lock(id);
      if (!row) throw spent();
      const { state } = stateOf(row, this.clock.now());
      if (body.answer === 'cancel') {
        if (state !== 'cancelled') await this.change.cancel(row, 'visitor', body.reason, null);
      } else if (state !== 'confirmed') {
        if (state === 'proposed' && row.roomie_id !== null) {
          throw new DomainError('conflict', { detail: 'Who lives in the room is asked first. You will hear from us.' });
        }
        await this.change.confirm(row, 'visitor', null);
      }
    });
    return this.read(body.token);
  }

  private async find(token: string): Promise<ShowingRow> {
    const id = await this.showings.idOfVisit(this.secrets.hash(token));
    const row = id === undefined ? undefined : await this.showings.find(id);
    if (!row) throw spent();
    return row;
  }
}

const spent = (): DomainError =>
  new DomainError('link_spent', { detail: 'This link is not complete, or there is no such showing any more.' });
