import type {
  ChoreFeedback,
  FeedbackRole,
  giveChoreFeedback,
  listChoreFeedback,
  Page,
  ParsedInput,
} from '@common-roof/contracts';
import { FEEDBACK_REMOVAL_HOURS, feedbackFixedAt } from '@common-roof/domain';
import { filled, type Reader } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { toPage } from '#kernel/http/page.ts';
import { RateLimits } from '#kernel/rate-limits/rate-limits.ts';
import { Access, type HouseRelation } from '#contexts/identity/access/index.ts';
import { ReadChoresService } from '#contexts/living/chores/planning/read-chores.service.ts';
import { ChoreFeedbackGiven, ChoreFeedbackRemoved, ChoreFeedbackResolved } from './chore-feedback.events.ts';
import { toChoreFeedback } from './chore-feedback.mapper.ts';
import { ChoreFeedbackRepository, type ChoreFeedbackRow, type FeedbackAboutRow } from './chore-feedback.repository.ts';

/** Gives, lists, answers and removes feedback on a house's chores. */
@Injectable()
export class ChoreFeedbackService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly chores: ReadChoresService,
    private readonly feedback: ChoreFeedbackRepository,
    private readonly limits: RateLimits,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws 404; 409 when the house is archived or the chore retired; 429 */
  async giveFeedback(
    actor: Actor,
    choreId: string,
    { feedback }: ParsedInput<typeof giveChoreFeedback>['body'],
    reader: Reader,
  ): Promise<ChoreFeedback> {
    const { house_id: houseId, retired_at: retiredAt } = await this.chores.get(actor, choreId, reader);
    const role = AUTHORS[await this.access.requireHouseForChange(actor, houseId)];
    if (retiredAt !== null) {
      throw new DomainError('conflict', { detail: 'This chore is retired.', current: { state: 'retired' } });
    }
    await this.limits.consume('choreFeedback', `${actor.accountId} ${choreId}`);
    const id = await this.database.transaction(async () => {
      const added = await this.feedback.insert({
        house_id: houseId,
        chore_id: choreId,
        author_id: actor.accountId,
        role,
        text: feedback.trim(),
        created_at: this.clock.now(),
      });
      await this.outbox.append(ChoreFeedbackGiven, {
        house_id: houseId,
        chore_id: choreId,
        feedback_id: added,
        actor_id: actor.accountId,
      });
      return added;
    });
    return this.shown(actor, id, reader);
  }

  /** @throws 404 unless the caller lives in the house, owns it or cleans it */
  async list(
    actor: Actor,
    houseId: string,
    { chore_id: choreId, role, state, ...query }: ParsedInput<typeof listChoreFeedback>['query'],
    reader: Reader,
  ): Promise<Page<ChoreFeedback>> {
    await this.access.requireHouse(actor, houseId);
    const slice = await this.feedback.list(houseId, { choreId, role, state }, query);
    return toPage(slice, (row) => toChoreFeedback(row, reader, actor));
  }

  /**
   * Repeating it changes nothing. @throws 404 unless the house is the caller's; 409 when the house is archived or the
   * feedback removed
   */
  async seeTo(
    actor: Actor,
    id: string,
    isSeenTo: boolean,
    reader: Reader,
    origin: RequestOrigin,
  ): Promise<ChoreFeedback> {
    const { relation, row } = await this.requireChangeable(actor, id);
    if (!rules(relation)) throw notFound();
    if (row.removed_at !== null) {
      throw new DomainError('conflict', { detail: 'This was removed.', current: { state: 'removed' } });
    }
    await this.database.transaction(async () => {
      const by = isSeenTo ? actor.accountId : null;
      if (!(await this.feedback.seeTo(id, by, this.clock.now()))) return;
      await this.outbox.append(ChoreFeedbackResolved, aboutOf(row, actor));
      await this.audit.recordAdmin(actor, 'chore_feedback.see_to', id, origin);
    });
    return this.shown(actor, id, reader);
  }

  /**
   * Deletes the text and keeps the fact that there was feedback.
   * @throws 404 unless it is the caller's own or about the caller's house; 409 when the house is archived, or for its
   * author after a day
   */
  async remove(actor: Actor, id: string, reader: Reader, origin: RequestOrigin): Promise<ChoreFeedback> {
    const { relation, row } = await this.requireChangeable(actor, id);
    if (!rules(relation)) this.requireOwn(actor, row);
    if (row.appeal === 'open') {
      throw new DomainError('conflict', { detail: 'There is an open appeal. It stays until the appeal is decided.' });
    }
    await this.database.transaction(async () => {
      if (!(await this.feedback.remove(id, this.clock.now()))) return;
      await this.outbox.append(ChoreFeedbackRemoved, aboutOf(row, actor));
      await this.audit.recordAdmin(actor, 'chore_feedback.remove', id, origin);
    });
    return this.shown(actor, id, reader);
  }

  /**
   * Returns the roomie that the feedback is about: the one who had last done the chore, or should have. Undefined for
   * removed feedback.
   */
  listAbout(id: string): Promise<FeedbackAboutRow | undefined> {
    return this.feedback.listAbout(id);
  }

  /** Deletes the text after a successful appeal. Runs in the caller's transaction. */
  async overturn(id: string): Promise<void> {
    await this.feedback.remove(id, this.clock.now());
  }

  private async requireChangeable(
    actor: Actor,
    id: string,
  ): Promise<{ relation: HouseRelation; row: ChoreFeedbackRow }> {
    const row = await this.feedback.find(id);
    if (!row) throw notFound();
    return { row, relation: await this.access.requireHouseForChange(actor, row.house_id) };
  }

  private requireOwn(actor: Actor, row: ChoreFeedbackRow): void {
    if (row.author_id !== actor.accountId) throw notFound();
    if (row.removed_at !== null || this.clock.now() < feedbackFixedAt(row.created_at)) return;
    const detail = filled('You can remove feedback for {hours} hours.', { hours: FEEDBACK_REMOVAL_HOURS });
    throw new DomainError('conflict', { detail });
  }

  private async shown(actor: Actor, id: string, reader: Reader): Promise<ChoreFeedback> {
    const row = await this.feedback.find(id);
    if (!row) throw notFound();
    return toChoreFeedback(row, reader, actor);
  }
}

/** An admin gives no feedback, so `admin` is never looked up here. */
const AUTHORS: Record<HouseRelation, FeedbackRole> = {
  member: 'roomie',
  owner: 'homeowner',
  keeper: 'neatkeeper',
  admin: 'homeowner',
};
const rules = (relation: HouseRelation): boolean => relation === 'owner' || relation === 'admin';
const aboutOf = ({ house_id, chore_id, id }: ChoreFeedbackRow, { accountId: actor_id }: Actor) => ({
  house_id,
  chore_id,
  feedback_id: id,
  actor_id,
});
