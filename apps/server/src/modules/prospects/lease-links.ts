import { SLUG_LENGTH } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Config } from '../../platform/config/config.ts';
import { LinkSecrets } from '../../platform/security/link-secrets.ts';
import type { ProspectRow } from './prospects.repository.ts';

const PURPOSE = 'lease-link';

/** Links to offers. Each time an offer is sent again it has the next number, and with it another secret. */
@Injectable()
export class LeaseLinks {
  constructor(
    private readonly secrets: LinkSecrets,
    private readonly config: Config,
  ) {}

  hashOf(prospectId: string, number: number): Buffer {
    return this.secrets.hash(this.slugOf(prospectId, number));
  }

  hashOfSlug(slug: string): Buffer {
    return this.secrets.hash(slug);
  }

  urlOf({ id, link_number: number }: Pick<ProspectRow, 'id' | 'link_number'>): string {
    return `${this.config.env.PUBLIC_URL}/newlease/${this.slugOf(id, number)}`;
  }

  private slugOf(prospectId: string, number: number): string {
    return this.secrets.secretOf(PURPOSE, `${prospectId}:${String(number)}`).slice(0, SLUG_LENGTH);
  }
}
