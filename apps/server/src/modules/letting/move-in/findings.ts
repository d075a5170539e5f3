import type { ItemCondition, ReportArea, ReportAuthor } from '@common-roof/contracts';
import { areaName, type Reader } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { type FindingRow, FindingsRepository } from './findings.repository.ts';
import { nameOf } from './move-in.mapper.ts';

/** Something that was left worse than it was found, with a photo: the only thing of a house that a deposit can be kept for. */
export interface Finding {
  readonly item_id: string;
  readonly tenancy_id: string;
  readonly roomie_id: string;
  readonly house_id: string;
  readonly area: ReportArea;
  /** What it is, in the language of whoever reads. */
  readonly name: (reader: Reader) => string;
  readonly before: ItemCondition;
  readonly after: ItemCondition;
  /** Whose report of the move-out says so. */
  readonly by: ReportAuthor;
  /** Of the move-out; at least one. */
  readonly photos: number;
}

/** What moving out found. For whoever has checked that it is the caller's stay. */
@Injectable()
export class Findings {
  constructor(private readonly findings: FindingsRepository) {}

  /** @returns null where there is no such item, it is not worse, was not looked at when they moved in, or has no photo */
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
