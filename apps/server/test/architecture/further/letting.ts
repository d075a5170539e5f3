import type { TestApp } from '#test/support/test-app.ts';
import type { World } from '#test/support/world.ts';
import { pastOf } from './people.ts';
import type { Question } from './question.ts';

/** Questions about agreements with people who have left, in archived houses, and leases that do not exist. */
export function lettingQuestions(app: TestApp, world: World): readonly Question[] {
  const past = pastOf(app, world);
  const withoutLease = async (): Promise<string> => (await past.aLetHouse()).roomie.account.id;
  return [
    {
      call: 'PUT /api/agreements/{id}',
      about: 'in an archived house',
      expected: { h1: '409' },
      target: async () => {
        const { houseId, roomId, roomie } = await past.aLetHouse();
        const { _id } = await past.rulesFor(roomId, null);
        await past.leave(roomie);
        await past.archive(houseId);
        return { path: `/api/agreements/${_id}`, body: { action: 'withdraw' } };
      },
    },
    {
      call: 'PUT /api/roomies/setAgreementStatus/{id}',
      about: 'of somebody who lives with another homeowner now',
      expected: { h1: '404', adm: '2xx' },
      target: async () => {
        const { roomId, roomie } = await past.aLetHouse();
        const { _id } = await past.rulesFor(roomId, roomie);
        await past.moveToH2(roomie);
        return {
          path: `/api/roomies/setAgreementStatus/${roomie.account.id}`,
          body: { signedAgreementId: _id, isActive: true },
        };
      },
    },
    {
      call: 'PUT /api/roomies/editagreement/{id}',
      about: 'of somebody who lives with another homeowner now',
      expected: { h1: '404', adm: '2xx' },
      target: async () => {
        const { roomId, roomie } = await past.aLetHouse();
        const { _id } = await past.rulesFor(roomId, null);
        await past.moveToH2(roomie);
        return {
          path: `/api/roomies/editagreement/${roomie.account.id}`,
          body: { agreement_id: _id, agreement: '<p>Be kinder.</p>', type: 'house_rules' },
        };
      },
    },
    {
      call: 'PUT /api/roomies/releaselease/{id}',
      about: 'of somebody without a lease',
      expected: { h1: '409', h2: '404' },
      target: async () => ({
        path: `/api/roomies/releaselease/${await withoutLease()}`,
        body: { settlement_sha256: 'a'.repeat(64), left_on: '2026-06-01' },
      }),
    },
    {
      call: 'PUT /api/roomies/rollbackrelease/{id}',
      about: 'of somebody without a lease',
      expected: { h1: '409', h2: '404' },
      target: async () => ({ path: `/api/roomies/rollbackrelease/${await withoutLease()}` }),
    },
  ];
}
