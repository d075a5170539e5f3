import { agreementsOf, aLetHouse } from '#test/support/agreements.ts';
import type { TestApp } from '#test/support/test-app.ts';
import { signIn } from '#test/support/world.ts';
import type { Scene, Targets } from './target.ts';

/** The rule of the scene's house, and a fee of its roomie. */
export function makeLateFeeTargets(app: TestApp): Targets {
  let agreement: Promise<string> | undefined;
  /** The lease whose rent it is doesn't matter here. */
  const anAgreement = async ({ homeowner }: Scene): Promise<string> => {
    const owner = { ...homeowner, ...(await signIn(app, homeowner.account)) };
    agreement ??= aLetHouse(app, owner).then(async ({ roomId }) => (await agreementsOf(app, owner).make(roomId))._id);
    return agreement;
  };
  const aFee = async (scene: Scene, waivedAt: string | null): Promise<string> => {
    const [row] = await app.database.query<{ id: string }>(
      `INSERT INTO late_fees (tenancy_id, agreement_id, due, warned_on, waived_at)
       SELECT t.id, $2, '2026-01', '2026-01-04', $3 FROM tenancies t WHERE t.house_id = $1 LIMIT 1
       ON CONFLICT (agreement_id, due) DO UPDATE SET waived_at = $3, tenancy_id = excluded.tenancy_id RETURNING id`,
      [scene.house, await anAgreement(scene), waivedAt],
    );
    return row?.id ?? '';
  };
  return {
    'GET /api/houses/{id}/late-fees': (_column, { house }) => ({ path: `/api/houses/${house}/late-fees` }),
    'PUT /api/houses/{id}/late-fees': async (_column, { house }) => {
      await app.database.query('DELETE FROM late_fee_rules WHERE house_id = $1', [house]);
      const fee = { kind: 'percent', percent: '5' };
      return { path: `/api/houses/${house}/late-fees`, body: { version: 0, days: 5, fee, year_cap: null } };
    },
    'DELETE /api/houses/{id}/late-fees': async (_column, { house }) => {
      await app.database.query('DELETE FROM late_fee_rules WHERE house_id = $1', [house]);
      await app.database.query(
        `INSERT INTO late_fee_rules (house_id, from_on, grace_days, percent_tenths, set_at)
         VALUES ($1, '2027-01-01', 5, 50, now())`,
        [house],
      );
      return { path: `/api/houses/${house}/late-fees` };
    },
    'PUT /api/late-fees/{id}/waiver': async (_column, scene) => ({
      path: `/api/late-fees/${await aFee(scene, null)}/waiver`,
    }),
    'DELETE /api/late-fees/{id}/waiver': async (_column, scene) => ({
      path: `/api/late-fees/${await aFee(scene, '2026-01-05')}/waiver`,
    }),
  };
}
