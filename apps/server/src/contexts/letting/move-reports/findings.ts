import type { ItemCondition, ReportArea, ReportAuthor } from '@common-roof/contracts';
import { areaName, type Reader } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { type FindingRow, FindingsRepository } from './findings.repository.ts';
import { nameOf } from './move-in.mapper.ts';

/** An item that was left worse than it was found, with a photo: the only damage for which a deposit can be kept. */
export interface Finding {
  readonly item_id: string;
  readonly tenancy_id: string;
  readonly roomie_id: string;
  readonly house_id: string;
  readonly area: ReportArea;
  /** Name of the item, in the reader's language. */
  readonly name: (reader: Reader) => string;
  readonly before: ItemCondition;
  readonly after: ItemCondition;
  /** The author of the move-out report that says so. */
  readonly by: ReportAuthor;
  /** The number of photos of the move-out; at least one. */
  readonly photos: number;
}

/** Findings of move-out reports. The caller has checked access to the tenancy. */
@Injectable()
export class Findings {
  constructor(private readonly findings: FindingsRepository) {}

  /** @returns null when there is no such item, it is not worse, was not inspected at move-in, or has no photo */
  async find(itemId: string): Promise<Finding | null> {
    const [row] = await this.findings.listFindings({ itemId });
    return row ? toFinding(row) : null;
  }

  async listForTenancy(tenancyId: string): Promise<readonly Finding[]> {
    return (await this.findings.listFindings({ tenancyId })).map(toFinding);
  }
}

const toFinding = ({ id, thing, name, ...row }: FindingRow): Finding => ({
  ...row,
  item_id: id,
  name: (reader) => `${areaName(row.area, reader)}: ${nameOf({ thing, name }, reader)}`,
});
