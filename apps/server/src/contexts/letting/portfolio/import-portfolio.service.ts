import {
  type ImportedPortfolio,
  type importPortfolio,
  LIMITS,
  type ParsedInput,
  type PortfolioPreview,
  type previewPortfolio,
} from '@common-roof/contracts';
import type { FiledHouse, FiledRoom } from '@common-roof/domain';
import { filled } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { unacceptable } from '#kernel/errors/domain-error.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { RateLimits } from '#kernel/rate-limits/rate-limits.ts';
import { AccountsReadModel } from '#contexts/identity/accounts/index.ts';
import { FurnishPortfolio } from './furnish-portfolio.ts';
import { toPortfolioPreview } from './portfolio.mapper.ts';
import { PortfolioRepository } from './portfolio.repository.ts';
import { PortfolioReader, type ReadPortfolio, tableOf } from './read-portfolio.ts';

type Body = ParsedInput<typeof importPortfolio>['body'];

/** A room with someone who moves in. */
type LetRoom = FiledRoom & { readonly roomie: NonNullable<FiledRoom['roomie']> };

const letIn = (houses: readonly FiledHouse[]): LetRoom[] =>
  houses.flatMap(({ rooms }) => rooms.filter((room): room is LetRoom => room.roomie !== null));

/** Lets a homeowner bring what they let already: houses and rooms, and the people who live there. */
@Injectable()
export class ImportPortfolioService {
  constructor(
    private readonly database: Database,
    private readonly portfolio: PortfolioRepository,
    private readonly reading: PortfolioReader,
    private readonly furnishing: FurnishPortfolio,
    private readonly accounts: AccountsReadModel,
    private readonly limits: RateLimits,
  ) {}

  /** Says nothing about who has an account: that is for those who invite them. @throws 422 for a file that is no table */
  async preview(
    actor: Actor,
    { file, time_zone: zone }: ParsedInput<typeof previewPortfolio>['body'],
  ): Promise<PortfolioPreview> {
    await this.limits.consume('imports', actor.accountId);
    return toPortfolioPreview(await this.reading.read(actor.accountId, tableOf(file), zone));
  }

  /**
   * Creates all of it or nothing.
   * @throws 404 for another homeowner's template; 422 as {@link preview}, for a file with faults or with nothing to
   * import, for people who have accounts, and for a lease that can't be sent; 429
   */
  async importFile(actor: Actor, body: Body, origin: RequestOrigin): Promise<ImportedPortfolio> {
    await this.limits.consume('imports', actor.accountId);
    const table = tableOf(body.file);
    const read = (): Promise<ReadPortfolio> => this.reading.read(actor.accountId, table, body.time_zone);
    const emails = letIn(requireSound(await read(), body)).map(({ roomie }) => roomie.email);
    await this.limits.takeInvitations(actor.accountId, emails);
    return this.database.transaction(async () => {
      await this.portfolio.lock(actor.accountId);
      // What another window has imported by now stands in the way.
      const houses = requireSound(await read(), body);
      await this.requireNewcomers(emails);
      return this.furnishing.furnish(actor, houses, body.template_id, origin);
    });
  }

  /** Nobody is moved in unasked who has an account. @throws 422 */
  private async requireNewcomers(emails: readonly string[]): Promise<void> {
    const known = await this.accounts.listKnown(emails, 'roomie');
    if (known.length === 0) return;
    throw unacceptable(
      'file',
      filled('Already on Common Roof: {people}. Take them out of the file, and offer them their room instead.', {
        people: known.join(', '),
      }),
    );
  }
}

/** @throws 422 */
function requireSound({ houses, faults }: ReadPortfolio, { template_id: templateId }: Body): readonly FiledHouse[] {
  if (faults.length > 0) throw unacceptable('file', 'Some lines can’t be imported. Correct them in the file.');
  if (houses.length === 0) throw unacceptable('file', 'There is nothing to import in this file.');
  const rooms = letIn(houses);
  if (rooms.length > LIMITS.portfolioRoomies) {
    throw unacceptable('file', 'Import at most 100 people at once. Split the file.');
  }
  if (templateId === null && rooms.some(({ roomie }) => roomie.openingMinor !== 0)) {
    throw unacceptable('template_id', 'Choose a lease: rent that is owed or paid in advance is part of it.');
  }
  return houses;
}
