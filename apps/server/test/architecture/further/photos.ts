import type { Message, PhotoPlaceKind } from '@common-roof/contracts';

import { NeatkeepersService } from '#contexts/housing/houses/neatkeepers/neatkeepers.service.ts';
import { choresOf } from '#test/support/chores.ts';
import { feedOf } from '#test/support/feed.ts';
import { financesOf } from '#test/support/finances.ts';
import { call } from '#test/support/http.ts';
import { todayIn } from '#test/support/money.ts';
import { upload } from '#test/support/pictures.ts';
import { suppliesOf } from '#test/support/supplies.ts';
import type { TestApp } from '#test/support/test-app.ts';
import { visitsOf } from '#test/support/visits.ts';
import type { World } from '#test/support/world.ts';
import { pastOf } from './people.ts';
import type { Question } from './question.ts';

/** Questions about every place of photos except the house, which the matrix covers. */
export function photoQuestions(app: TestApp, world: World): readonly Question[] {
  const { players, houseA, roomOfR1 } = world;
  const { as } = pastOf(app, world);
  const asked = (
    kind: PhotoPlaceKind,
    expected: Question['expected'],
    of: () => string | Promise<string>,
  ): Question => ({
    call: 'GET /api/images/placements/{kind}/{id}',
    about: `of the kind ${kind}`,
    expected,
    target: async () => ({ path: `/api/images/placements/${kind}/${await of()}` }),
  });
  const post = async (): Promise<string> => {
    const owner = choresOf(app, await as('h1'));
    const yearly = { every: 'year', interval: 1, month: 1, in: { on: 'day', day: 1 } };
    const [chore] = await owner.add(houseA, [{ name: 'Something', recurrence: yearly }]);
    const { _id } = await feedOf(app, await as('r1')).post({ chore_id: chore?._id });
    // A house has a maximum number of chores.
    await owner.ask('DELETE', `/api/chores/${chore?._id ?? ''}`);
    return _id;
  };
  const purchase = async (): Promise<string> => {
    const buyer = suppliesOf(app, await as('r1'));
    return (await buyer.bought(players.r1.account.id, '1.00', { bought_on: todayIn(app) }))._id;
  };
  const visited = async (): Promise<string> => {
    const keeper = await as('k1');
    await app.get(NeatkeepersService).assign(keeper.account.id, houseA);
    const { _id } = await visitsOf(app, keeper).reported(houseA);
    const [area] = await app.database.query<{ id: string }>('SELECT id FROM visit_areas WHERE visit_id = $1', [_id]);
    return area?.id ?? '';
  };
  const said = async (): Promise<string> => {
    const speaker = await as('r1');
    const [photo] = await upload(app, speaker.token, 90);
    const body = { text: '', sender: 'roomie', attachments: [photo?.image_id] };
    const sent = await call(app, 'POST', `/api/messages/${houseA}/messages`, { token: speaker.token, body });
    return (sent.body as Message)._id;
  };
  const ownCost = async (): Promise<string> =>
    (await financesOf(app, await as('h1')).cost(houseA, { paid_on: todayIn(app) }))._id;
  return [
    asked('room', { r1: '2xx', rB: '404', h2: '404', k2: '404' }, () => roomOfR1),
    asked('account', { r1m: '2xx', rB: '404', h2: '404', k2: '404' }, () => players.r1.account.id),
    asked('feed_item', { r1m: '2xx', rB: '404', h2: '404', k2: '404' }, post),
    asked('receipt', { r1m: '2xx', rB: '404', h2: '404', k1: '404' }, purchase),
    asked('message', { r1m: '2xx', h1: '2xx', rB: '404', h2: '404', k1: '404', adm: '404' }, said),
    asked('own_cost', { h1: '2xx', adm: '2xx', r1: '404', h2: '404', k1: '404' }, ownCost),
    asked('visit_area', { r1: '2xx', rB: '404', h2: '404', k2: '404' }, visited),
  ];
}
