import { z } from 'zod';

import {
  defineEvidenceVerifier,
  isSameMoment,
  type Query,
  type EvidenceEntry,
} from '#kernel/evidence/evidence-verifier.ts';
import { canonicalJson } from '#kernel/evidence/canonical-json.ts';
import type { MoveReportAddendumEntity } from './move-report-addendum.entity.ts';
import type { MoveReportEntity } from './move-report.entity.ts';
import {
  addendumSeal,
  SEALED_ADDENDUM,
  SEALED_ITEMS,
  type SealedAddendum,
  type SealedItem,
  sealOf,
  sha256Of,
} from './sealed-report.ts';

/** A line of a report's evidence: the fields that refer to rows. */
const Line = z.object({
  step: z.enum(['submitted', 'acknowledged', 'added']),
  sha256: z.string(),
  actor_id: z.string().nullable(),
  signature_sha256: z.string().optional(),
  addendum_id: z.string().optional(),
  /** Of an addendum: the party that added it. */
  by: z.string().optional(),
  report: z
    .object({
      tenancy_id: z.string(),
      kind: z.string(),
      by: z.string(),
      baseline_id: z.string().nullable(),
      worse: z.int(),
    })
    .optional(),
});

interface Stored extends Pick<
  MoveReportEntity,
  | 'tenancy_id'
  | 'kind'
  | 'by'
  | 'baseline_id'
  | 'worse'
  | 'state'
  | 'author_id'
  | 'sha256'
  | 'submitted_at'
  | 'acknowledged_at'
> {
  signature_name: string | null;
  signature_data: number[][] | null;
  acknowledgement: string | null;
}

/** Verifies items, photos, signatures, remarks and addenda. */
export const reportEvidenceVerifier = defineEvidenceVerifier({
  kind: 'move-report',
  line: Line,
  subjects: `SELECT id FROM move_reports WHERE state <> 'draft'`,
  firstContradicted: async (query, id, lines) => {
    for (const said of lines) if (!(await isBorneOut(query, id, said))) return said.seq;
    return null;
  },
});

async function isBorneOut(
  query: Query,
  id: string,
  { seq, line, at }: EvidenceEntry<z.output<typeof Line>>,
): Promise<boolean> {
  if (line.step === 'added') return isAddendum(query, id, { seq, line, at });
  const [report] = await query<Stored>(
    `SELECT tenancy_id, kind, by, baseline_id, worse, state, author_id, sha256, submitted_at, acknowledged_at, signature_name, signature_data, acknowledgement
       FROM move_reports WHERE id = $1`,
    [id],
  );
  if (!report) return false;
  if (line.step === 'acknowledged') {
    const isSame = sha256Of(report.acknowledgement) === line.sha256 && isSameMoment(report.acknowledged_at, at);
    return isSame && report.state === 'acknowledged';
  }
  return (
    report.state !== 'draft' &&
    report.author_id === line.actor_id &&
    report.sha256 === line.sha256 &&
    isOfReport(report, line.report) &&
    isSameMoment(report.submitted_at, at) &&
    sealOf(await query<SealedItem>(SEALED_ITEMS, [id])) === line.sha256 &&
    sha256Of(report.signature_data ?? report.signature_name) === line.signature_sha256
  );
}

const isOfReport = (
  { tenancy_id, kind, by, baseline_id, worse }: Stored,
  said: z.output<typeof Line>['report'],
): boolean =>
  said === undefined || canonicalJson({ tenancy_id, kind, by, baseline_id, worse }) === canonicalJson({ ...said });

async function isAddendum(
  query: Query,
  reportId: string,
  { line, at }: EvidenceEntry<z.output<typeof Line>>,
): Promise<boolean> {
  const [stored] = await query<Pick<MoveReportAddendumEntity, 'author_id' | 'by' | 'sha256' | 'created_at'>>(
    'SELECT author_id, by, sha256, created_at FROM move_report_addenda WHERE id = $1 AND report_id = $2',
    [line.addendum_id, reportId],
  );
  const [addendum] = await query<SealedAddendum>(SEALED_ADDENDUM, [line.addendum_id]);
  return (
    stored !== undefined &&
    addendum !== undefined &&
    addendumSeal(addendum) === line.sha256 &&
    stored.sha256 === line.sha256 &&
    stored.author_id === line.actor_id &&
    stored.by === (line.by ?? stored.by) &&
    isSameMoment(stored.created_at, at)
  );
}
