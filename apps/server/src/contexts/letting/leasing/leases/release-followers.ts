import type { Settlement } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import type { AgreementWithText } from '#contexts/letting/leasing/agreements/agreement-row.sql.ts';
import type { Stepper } from '#contexts/letting/leasing/agreements/agreement-record.ts';

/** A follow-up of the end of a lease, in the same transaction. */
export interface FollowsRelease {
  /** @param settlement as it was confirmed */
  released(lease: AgreementWithText, settlement: Settlement, by: Stepper): Promise<void>;
  /** @throws 409 naming what has to be done first, when too much has happened since */
  rolledBack(lease: AgreementWithText, by: Stepper): Promise<void>;
}

/** The port through which modules above take part in releases and roll-backs. */
@Injectable()
export class ReleaseFollowers implements FollowsRelease {
  private readonly followers: FollowsRelease[] = [];

  register(follower: FollowsRelease): void {
    this.followers.push(follower);
  }

  async released(...release: Parameters<FollowsRelease['released']>): Promise<void> {
    for (const follower of this.followers) await follower.released(...release);
  }

  async rolledBack(...rollback: Parameters<FollowsRelease['rolledBack']>): Promise<void> {
    for (const follower of this.followers) await follower.rolledBack(...rollback);
  }
}
