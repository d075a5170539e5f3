import { dayIn } from '@common-roof/domain';

import { DepositSettled } from '#contexts/letting/deposits/deposits.events.ts';
import { aHeldDeposit } from '#test/support/deposits.ts';
import { aDebt } from '#test/support/money.ts';
import { upload } from '#test/support/pictures.ts';
import type { TestApp } from '#test/support/test-app.ts';
import { signIn } from '#test/support/world.ts';
import type { Column } from '#test/architecture/access-matrix.ts';
import type { Scene, Targets } from './target.ts';

/** Deposits of a roomie who moved out of a room of the homeowner's, created for each cell. */
export function makeDepositTargets(app: TestApp): Targets {
  /** When the cell is about the caller's own things, the roomie is the caller. */
  const held = async (column: Column, scene: Scene) => {
    const homeowner = { ...scene.homeowner, ...(await signIn(app, scene.homeowner.account)) };
    const deposit = await aHeldDeposit(app, homeowner);
    const isRoomies = scene.own ? scene.self === scene.roomie : column === 'r1';
    return { ...deposit, asks: isRoomies ? { token: deposit.roomie.token } : {} };
  };
  /** Every caller, admins included, has uploaded the photo they attach. */
  const photoOf = async (column: Column, scene: Scene, own: () => Promise<string>): Promise<Asked> => {
    if (column !== 'adm') return { photo: await own() };
    const { token } = await signIn(app, scene.admin.account);
    const [photo] = await upload(app, token, 7);
    return { photo: photo?.image_id ?? '', token };
  };
  return {
    'GET /api/roomies/damage_deposit_data/{id}': (_column, { roomie }) => ({
      path: `/api/roomies/damage_deposit_data/${roomie.account.id}`,
    }),
    'PUT /api/roomies/damage_deposit_data/{id}': async (column, scene) => {
      const { path } = await held(column, scene);
      return {
        path,
        body: {
          returned_damaged_deposit: true,
          returned: '400.00',
          returned_damaged_form_description: 'Cash',
          returned_damaged_deposit_date: dayIn('Europe/London', app.clock.now()),
        },
      };
    },
    'POST /api/deposits/{id}/deductions': async (column, scene) => {
      const { id, photo: own } = await held(column, scene);
      const { photo, ...asks } = await photoOf(column, scene, own);
      const body = { reason: 'A lamp.', amount: '20.00', ground: { kind: 'receipt', photos: [photo] } };
      return { path: `/api/deposits/${id}/deductions`, body, ...asks };
    },
    'POST /api/deposits/{id}/set_offs': async (column, scene) => {
      const { id, now, houseId, roomie } = await held(column, scene);
      const [roomieId, ownerId] = [roomie.account.id, scene.homeowner.account.id];
      await aDebt(app, { houseId, roomieId, ownerId, minor: 2_000, onDay: '2026-01-01' });
      return { path: `/api/deposits/${id}/set_offs`, body: { amount: '20.00', version: (await now()).version } };
    },
    'PUT /api/deposits/{id}/deductions/{deduction}': async (column, scene) => {
      const { id, deducted } = await held(column, scene);
      return { path: `/api/deposits/${id}/deductions/${await deducted('20.00')}`, body: { action: 'withdraw' } };
    },
    'PUT /api/deposits/{id}/dispute': async (column, scene) => {
      const { id, deducted, asks } = await held(column, scene);
      const body = { deductions: [await deducted('20.00')], words: 'It was broken before.' };
      return { path: `/api/deposits/${id}/dispute`, body, ...asks };
    },
    'GET /api/deposits/{id}/statement': async (column, scene) => {
      const { id, settle, asks } = await held(column, scene);
      await settle('400.00');
      await app.handle('print-deposit-statement', DepositSettled.type, id);
      return { path: `/api/deposits/${id}/statement`, ...asks };
    },
  };
}

interface Asked {
  readonly photo: string;
  readonly token?: string;
}
