import { randomUUID } from 'node:crypto';

import { aMissedTurn } from '#test/support/appeals.ts';
import { choresOf } from '#test/support/chores.ts';
import { feedOf } from '#test/support/feed.ts';
import { A_PROPOSAL } from '#test/support/rules.ts';
import type { TestApp } from '#test/support/test-app.ts';
import type { World } from '#test/support/world.ts';
import { pastOf } from './people.ts';
import type { Question } from './question.ts';

/** Questions about lists of one house, about things started in a house that was left, and about archived houses. */
export function livingQuestions(app: TestApp, world: World): readonly Question[] {
  const { players, houseA, houseB } = world;
  const past = pastOf(app, world);
  const first = async (sql: string, values: unknown[]): Promise<string> =>
    (await app.database.query<{ id: string }>(sql, values))[0]?.id ?? '';
  const aCommentBy = async (author: string): Promise<string> => {
    const { rule, why_not, suggestion } = A_PROPOSAL;
    const change = await first(
      `INSERT INTO rule_changes (house_id, author_id, rule, why_not, suggestion, opened_at, voting_ends_at)
       VALUES ($1, $2, $3, $4, $5, now(), now() + interval '5 days') RETURNING id`,
      [houseA, players.r1.account.id, rule, why_not, suggestion],
    );
    const comment = await first(
      `INSERT INTO rule_comments (change_id, author_id, text, created_at) VALUES ($1, $2, 'Why not?', now()) RETURNING id`,
      [change, author],
    );
    return `/api/rule-changes/${change}/comments/${comment}`;
  };
  return [
    {
      call: 'GET /api/appeals',
      about: 'of one house',
      expected: { h1: '404', h2: '2xx' },
      target: () => ({ path: `/api/appeals?house_id=${houseB}` }),
    },
    {
      call: 'PUT /api/roomies/feedappeal',
      about: 'against a strike of another house',
      expected: { r1: '404' },
      target: async () => ({
        path: '/api/roomies/feedappeal',
        body: { assignment_id: await aMissedTurn(app, houseB, players.r1.account.id), appeal: 'It was done.' },
      }),
    },
    {
      call: 'GET /api/chores',
      about: 'of one house',
      expected: { r1: '404', h1: '404', rB: '2xx' },
      target: () => ({ path: `/api/chores?house_id=${houseB}` }),
    },
    {
      call: 'POST /api/chores/{id}/feedback',
      about: 'in an archived house',
      expected: { h1: '409' },
      target: async () => {
        const { houseId, roomie } = await past.aLetHouse();
        const [chore] = await choresOf(app, await past.as('h1')).add(houseId, [{ catalogue: 'bins' }]);
        await past.leave(roomie);
        await past.archive(houseId);
        return { path: `/api/chores/${chore?._id ?? ''}/feedback`, body: { feedback: 'The bags tear.' } };
      },
    },
    {
      call: 'GET /api/houses/{id}/calendar.ics',
      about: 'by the link of somebody who has just left',
      expected: { anon: '410' },
      target: async () => {
        const { houseId, roomie } = await past.aLetHouse();
        const { body } = await choresOf(app, roomie).ask('PUT', `/api/houses/calendar-link/${houseId}`);
        await past.leave(roomie);
        const { pathname, search } = new URL((body as { own: string }).own);
        return { path: `${pathname}${search}` };
      },
    },
    {
      call: 'POST /api/roomies/feed/{id}',
      about: 'sent again after moving to another house',
      expected: { r1: '404' },
      target: async () => {
        const { houseId, roomie } = await past.aLetHouse();
        const [chore] = await choresOf(app, await past.as('h1')).add(houseId, [{ catalogue: 'bins' }]);
        const body = { chore_id: chore?._id, client_id: randomUUID() };
        await feedOf(app, roomie).post(body);
        await past.moveToH2(roomie);
        return { path: `/api/roomies/feed/${roomie.account.id}`, body, token: roomie.token };
      },
    },
    {
      call: 'GET /api/messages/house/{id}',
      about: 'of a house that there is not',
      expected: { adm: '404' },
      target: () => ({ path: `/api/messages/house/${randomUUID()}?reason=a+complaint` }),
    },
    {
      call: 'GET /api/roomies/{id}/messages/unread-count',
      about: 'of a former roomie',
      expected: { rEx: '2xx', h1: '404', h2: '404' },
      target: () => ({ path: `/api/roomies/${players.rEx.account.id}/messages/unread-count` }),
    },
    {
      call: 'DELETE /api/rule-changes/{id}/comments/{comment}',
      about: 'written by a former roomie',
      expected: { rEx: '404' },
      target: async () => ({ path: await aCommentBy(players.rEx.account.id) }),
    },
  ];
}
