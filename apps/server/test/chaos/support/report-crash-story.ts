import type { MoveReportDetail } from '@common-roof/contracts';

import { type Answer, call } from '#test/support/http.ts';
import { itemOf } from '#test/support/move-reports.ts';
import { png } from '#test/support/pictures.ts';
import type { Cluster } from './cluster.ts';
import type { HeldAt } from './held-step.ts';
import { aStay, aStayThatEnds, joined } from './stay-that-ends.ts';

const BASE = '/api/move-in-submissions';

/** Everything that submitting a move-out report writes, in order. */
export const SUBMITTING: Readonly<Record<string, HeldAt>> = {
  'the report is held': { row: 'move_reports' },
  'nobody else fills it any more': { table: 'move_reports' },
  'what became of each item is written': { table: 'move_report_items' },
  'the line of evidence is written': { table: 'evidence' },
  'others are to be told': { table: 'outbox' },
  'it is committed, before anybody hears of it': { commitOf: 'move_reports' },
};

/** Everything that submitting a move-in report as one form writes, in order. */
export const SUBMITTING_A_FORM: Readonly<Record<string, HeldAt>> = {
  'the report is held': { row: 'move_reports' },
  'its items are written': { table: 'move_report_items' },
  'its photos find their place': { table: 'image_placements' },
  'the line of evidence is written': { table: 'evidence' },
  'it is committed, before anybody hears of it': { commitOf: 'move_reports' },
};

interface Facts {
  readonly state: string;
  readonly signed: boolean;
  readonly lookedAt: number;
  /** The number of items with a recorded change. */
  readonly compared: number;
  readonly photos: number;
  readonly lines: number;
  /** The number of submission events. */
  readonly events: number;
}

const DRAFT = { state: 'draft', signed: false, compared: 0, photos: 0, lines: 0, events: 0 };
const SUBMITTED = { state: 'submitted', signed: true, lines: 1, events: 1 };
export const BEGUN: Facts = { ...DRAFT, lookedAt: 0 };
export const FORM_SUBMITTED: Facts = { ...BEGUN, ...SUBMITTED, lookedAt: 2, photos: 1 };
export const WRITTEN: Facts = { ...DRAFT, lookedAt: 1 };
export const MOVE_OUT_SUBMITTED: Facts = { ...WRITTEN, ...SUBMITTED, compared: 1 };

/** A homeowner's move-out report that is about to be submitted. */
export async function aWrittenReport(cluster: Cluster) {
  const { owner, roomieId, asking } = await aStayThatEnds(cluster);
  const begun = await owner.ask('POST', `${BASE}/drafts`, { kind: 'move_out', roomie_id: roomieId });
  const draft = begun.body as MoveReportDetail;
  const walls = itemOf(draft, 'room', 'walls');
  await owner.ask('PUT', `${BASE}/${draft._id}/items/${walls._id}`, { condition: 'damaged', remarks: 'A hole.' });
  return {
    id: draft._id,
    submit: asking('POST', `${BASE}/${draft._id}/submission`, { signature: 'Helen Owner' }),
    factsNow: () => factsOf(cluster, draft._id),
  };
}

/** A new roomie's report that will be sent as a form: one item of the list, one custom item, one photo. */
export async function aBegunReport(cluster: Cluster) {
  const [, node] = cluster.apis;
  const { email } = await aStay(cluster);
  const token = await joined(cluster, email);
  const begun = await call(node, 'POST', `${BASE}/drafts`, { token, body: { kind: 'move_in' } });
  const { _id } = begun.body as MoveReportDetail;
  const items = [
    { area: 'room', thing: 'walls', condition: 'good', files: [0] },
    { area: 'room', name: 'Piano', condition: 'worn' },
  ];
  const picture = new Blob([new Uint8Array(await png(31))], { type: 'image/png' });
  return {
    id: _id,
    submit: async (url: string): Promise<Answer> => {
      const body = new FormData();
      body.append('report', JSON.stringify({ items, signature: 'Mara Lind' }));
      body.append('photos', picture, 'walls.png');
      const answer = await fetch(`${url}${BASE}`, { method: 'POST', headers: { 'x-auth-token': token }, body });
      return { status: answer.status, headers: answer.headers, text: await answer.text(), body: undefined };
    },
    factsNow: () => factsOf(cluster, _id),
  };
}

async function factsOf({ database }: Cluster, id: string): Promise<Facts> {
  const [facts] = await database.query<Facts & Record<string, unknown>>(
    `SELECT m.state, m.signature_name IS NOT NULL AND m.sha256 IS NOT NULL AS signed,
            i.looked_at AS "lookedAt", i.compared, i.photos,
            (SELECT count(*)::int FROM evidence e WHERE e.stream = 'move-report:' || m.id) AS lines,
            (SELECT count(*)::int FROM outbox o WHERE o.payload->>'report_id' = m.id::text) AS events
       FROM move_reports m,
            LATERAL (SELECT count(i.condition)::int AS looked_at, count(i.change)::int AS compared,
                            count(p.image_id)::int AS photos
                       FROM move_report_items i LEFT JOIN image_placements p ON p.report_item_id = i.id
                      WHERE i.report_id = m.id) i
      WHERE m.id = $1`,
    [id],
  );
  if (!facts) throw new Error('The report is gone.');
  return facts;
}
