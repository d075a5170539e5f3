import { ConfirmSettleUpService } from '#contexts/money/expenses/settle-up/confirm-settle-up.service.ts';
import type { TestApp } from '#test/support/test-app.ts';
import type { Scene, Targets } from './target.ts';

/** The caller's part in a payment. */
type Side = 'from' | 'to';

const reason = 'It was another payment.';

/** Payments of the caller, otherwise of the scene's roomie, with the homeowner or the roomie as the counterpart. */
export function makeSettleUpTargets(app: TestApp): Targets {
  const aPayment = async ({ own, self, roomie, homeowner, house }: Scene, side: Side, columns: object) => {
    const actor = own && self === homeowner ? homeowner : roomie;
    const other = actor === homeowner ? roomie : homeowner;
    const sides = side === 'from' ? { from: actor, to: other } : { from: other, to: actor };
    const row = {
      house_id: house,
      from_id: sides.from.account.id,
      to_id: sides.to.account.id,
      minor: 100,
      proposed_at: app.clock.now(),
      ...columns,
    };
    const [added] = await app.database.query<{ id: string; version: number }>(
      `INSERT INTO settle_up_payments (${Object.keys(row).join(', ')})
       VALUES (${Object.keys(row)
         .map((_, at) => `$${String(at + 1)}`)
         .join(', ')}) RETURNING id, version`,
      Object.values(row),
    );
    return { id: added?.id ?? '', version: added?.version ?? 0, to: sides.to.actor };
  };
  const step =
    (what: string, side: Side, columns: () => object, body: object = {}): Targets[string] =>
    async (_column, scene) => {
      const { id, version } = await aPayment(scene, side, columns());
      return { path: `/api/settle-up/${id}/${what}`, body: { version, ...body } };
    };
  const proposed = () => ({});
  const paid = () => ({ state: 'paid', paid_at: app.clock.now() });
  return {
    'GET /api/settle-up/house/{id}': (_column, { house }) => ({ path: `/api/settle-up/house/${house}` }),
    'GET /api/settle-up/house/{id}/history': (_column, { house }) => ({
      path: `/api/settle-up/house/${house}/history`,
    }),
    'PUT /api/settle-up/{id}/pay': step('pay', 'from', proposed),
    'PUT /api/settle-up/{id}/take-back': step('take-back', 'from', paid),
    'PUT /api/settle-up/{id}/confirm': step('confirm', 'to', paid),
    'PUT /api/settle-up/{id}/reject': step('reject', 'to', paid, { reason }),
    'PUT /api/settle-up/{id}/remind': step('remind', 'to', proposed),
    // Only a confirmed payment can be undone, and that is in the ledger: it is confirmed first.
    'PUT /api/settle-up/{id}/undo': async (_column, scene) => {
      const { id, to, ...seen } = await aPayment(scene, 'to', paid());
      const { version } = await app.get(ConfirmSettleUpService).confirm(to, id, seen);
      return { path: `/api/settle-up/${id}/undo`, body: { version, reason } };
    },
  };
}
