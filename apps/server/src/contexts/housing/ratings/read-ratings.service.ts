import type {
  AdminRating,
  listOwnRatings,
  listRatings,
  listRatingsFor,
  Page,
  ParsedInput,
  Rating,
  RatingAverage,
} from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import type { Slice } from '#kernel/database/lists.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { toPage } from '#kernel/http/page.ts';
import { AccountsReadModel } from '#contexts/identity/accounts/index.ts';
import { RatedStaysRepository } from './rated-stays.repository.ts';
import { RatingAveragesReadModel } from './rating-averages-read-model.ts';
import { RatingPrivateView } from './rating-private-view.ts';
import { toRating } from './ratings.mapper.ts';
import { type RatingRow, RatingsRepository } from './ratings.repository.ts';

type About = Page<Rating> & { average: RatingAverage };

/** Shows ratings to their readers, each with the fields that the reader may see. */
@Injectable()
export class ReadRatingsService {
  constructor(
    private readonly ratings: RatingsRepository,
    private readonly stays: RatedStaysRepository,
    private readonly averages: RatingAveragesReadModel,
    private readonly view: RatingPrivateView,
    private readonly accounts: AccountsReadModel,
    private readonly audit: Audit,
  ) {}

  /** @throws 404 unless it is the caller, the other party of a tenancy of theirs, or they are an admin */
  async listForRatee(actor: Actor, id: string, query: ParsedInput<typeof listRatingsFor>['query']): Promise<About> {
    await this.requireReader(actor, id);
    const isAverageOnly = actor.role === 'roomie' && actor.accountId !== id;
    const slice = await (isAverageOnly
      ? this.ratings.writtenBy(actor.accountId, { about: id, inPrivate: false }, query)
      : this.ratings.listForRatee(id, actor.accountId, query));
    return { ...(await this.shown(actor, slice)), average: await this.averages.findAverage(id) };
  }

  async own(
    actor: Actor,
    { private: only, ...query }: ParsedInput<typeof listOwnRatings>['query'],
  ): Promise<Page<Rating>> {
    const inPrivate = only === 'true';
    const written = { about: null, inPrivate };
    const slice = await this.ratings.writtenBy(actor.accountId, written, { ...query, sort: String(inPrivate) });
    return this.shown(actor, slice);
  }

  /** For admins; each read adds an audit line that says whether private feelings were searched. */
  async listAll(
    actor: Actor,
    {
      search,
      search_private,
      house_id: houseId,
      rated_type: ratedType,
      ...query
    }: ParsedInput<typeof listRatings>['query'],
    origin: RequestOrigin,
  ): Promise<Page<AdminRating>> {
    const searchPrivate = search_private === 'true';
    const details = { call: 'listRatings', private: searchPrivate };
    await this.audit.append({ event: 'sensitive_read', actor, details, origin });
    const slice = await this.ratings.listAll({ search, searchPrivate, houseId, ratedType }, query);
    return toPage(slice, (row) => ({ ...toRating(row, actor), has_private_feelings: row.has_private }));
  }

  /** For admins. @throws 404 when none were written */
  async privateFeelings(actor: Actor, id: string): Promise<{ _id: string; private_feelings: string }> {
    const feelings = (await this.view.readableBy(actor, [id])).get(id);
    if (feelings === undefined) throw notFound();
    return { _id: id, private_feelings: feelings };
  }

  /** Private feelings are read for the whole page at once. */
  private async shown(actor: Actor, slice: Slice<RatingRow>): Promise<Page<Rating>> {
    const readable = slice.rows.filter((row) => actor.role === 'admin' || row.rater_id === actor.accountId);
    const ids = readable.map(({ id }) => id);
    const feelings = await this.view.readableBy(actor, ids);
    return toPage(slice, (row) =>
      toRating(row, actor, ids.includes(row.id) ? (feelings.get(row.id) ?? '') : undefined),
    );
  }

  private async requireReader({ accountId, role }: Actor, id: string): Promise<void> {
    if (accountId === id) return;
    if (role === 'admin') {
      const type = (await this.accounts.find(id))?.account_type;
      if (type === 'roomie' || type === 'homeowner') return;
    }
    if (role === 'homeowner' && (await this.stays.sharesStay(id, accountId))) return;
    if (role === 'roomie' && (await this.stays.sharesStay(accountId, id))) return;
    throw notFound();
  }
}
