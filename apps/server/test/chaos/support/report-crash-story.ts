import type { MoveReportDetail } from '@common-roof/contracts';

import { itemOf } from '../../support/move-reports.ts';
import type { Cluster } from './cluster.ts';
import type { HeldAt } from './held-step.ts';
import { aStayThatEnds } from './stay-that-ends.ts';

/** Everything that submitting the report of a move-out writes, in its order. */
export const SUBMITTING: Readonly<Record<string, HeldAt>> = {
  'the report is held': { row: 'move_reports' },
  'nobody else fills it any more': { table: 'move_reports' },
  'what became of each item is written': { table: 'move_report_items' },
  'the line of evidence is written': { table: 'evidence' },
  'others are to be told': { table: 'outbox' },
  'it is committed, before anybody hears of it': { commitOf: 'move_reports' },
};

interface Facts {
  readonly state: string;
  readonly signed: boolean;
  /** Items of which it says what became of them. */
  readonly compared: number;
  readonly lines: number;
  readonly events: number;
}

export const WRITTEN: Facts = { state: 'draft', signed: false, compared: 0, lines: 0, events: 0 };
export const SUBMITTED: Facts = { state: 'submitted', signed: true, compared: 1, lines: 1, events: 1 };

/** What a homeowner has found when somebody moves out, and is about to submit. */
export async function aWrittenReport(cluster: Cluster) {
  const { owner, roomieId, asking } = await aStayThatEnds(cluster);
  const base = '/api/move-in-submissions';
  const begun = await owner.ask('POST', `${base}/drafts`, { kind: 'move_out', roomie_id: roomieId });
  const draft = begun.body as MoveReportDetail;
  const walls = itemOf(draft, 'room', 'walls');
  await owner.ask('PUT', `${base}/${draft._id}/items/${walls._id}`, { condition: 'damaged', remarks: 'A hole.' });
  return {
    id: draft._id,
    submit: asking('POST', `${base}/${draft._id}/submission`, { signature: 'Helen Owner' }),
    factsNow: () => factsOf(cluster, draft._id),
  };
}

async function factsOf({ database }: Cluster, id: string): Promise<Facts> {
  const [facts] = await database.query<Facts & Record<string, unknown>>(
    `SELECT m.state, m.signature_name IS NOT NULL AND m.sha256 IS NOT NULL AS signed,
            (SELECT count(i.change)::int FROM move_report_items i WHERE i.report_id = m.id) AS compared,
            (SELECT count(*)::int FROM evidence e WHERE e.stream = 'move-report:' || m.id) AS lines,
            (SELECT count(*)::int FROM outbox o WHERE o.payload->>'report_id' = m.id::text) AS events
       FROM move_reports m WHERE m.id = $1`,
    [id],
  );
  if (!facts) throw new Error('The report is gone.');
  return facts;
}
