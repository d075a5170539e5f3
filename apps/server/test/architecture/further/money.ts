import { suppliesOf } from '#test/support/supplies.ts';
import { todayIn } from '#test/support/money.ts';
import type { TestApp } from '#test/support/test-app.ts';
import type { World } from '#test/support/world.ts';
import { pastOf } from './people.ts';
import type { Question } from './question.ts';

/** Questions about purchases and payments in an archived house. */
export function moneyQuestions(app: TestApp, world: World): readonly Question[] {
  const past = pastOf(app, world);
  /** A past roomie with a purchase that counts. */
  const formerRoomie = async (): Promise<string> => {
    const { houseId, roomie } = await past.aLetHouse();
    const owner = suppliesOf(app, await past.as('h1'));
    await owner.verified(await owner.bought(roomie.account.id, '1.00', { bought_on: todayIn(app) }));
    await past.leave(roomie);
    await past.archive(houseId);
    return roomie.account.id;
  };
  return [
    {
      call: 'PUT /api/roomies/addpayment/{id}',
      about: 'in an archived house',
      expected: { h1: '409', h2: '404' },
      target: async () => ({
        path: `/api/roomies/addpayment/${await formerRoomie()}`,
        body: { payment: { amount: '1.00', method: 'cash', paid_on: todayIn(app) } },
      }),
    },
    {
      call: 'DELETE /api/supplies-history/roomie/{id}',
      about: 'in an archived house',
      expected: { h1: '409', h2: '404' },
      target: async () => ({
        path: `/api/supplies-history/roomie/${await formerRoomie()}`,
        body: { reason: 'It was for a party.' },
      }),
    },
  ];
}
