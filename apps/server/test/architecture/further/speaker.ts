import { plusDays } from '@common-roof/domain';

import { todayIn } from '#test/support/money.ts';
import type { TestApp } from '#test/support/test-app.ts';
import type { World } from '#test/support/world.ts';
import type { Question } from './question.ts';

type Holder = 'speaker' | 'everyone';

/** Questions about what roomies of House A run, where their homeowner lets the speaker, who is r1, or everyone. */
export function speakerQuestions(app: TestApp, { players, houseA }: World): readonly Question[] {
  let bills = 0;
  const letting = async (holder: Holder): Promise<void> => {
    await app.database.query(
      `INSERT INTO house_rights (house_id, bills, chores, invite) VALUES ($1, $2, $2, $2)
       ON CONFLICT (house_id) DO UPDATE SET bills = $2, chores = $2, invite = $2`,
      [houseA, holder],
    );
    await app.database.query('DELETE FROM speaker_terms WHERE house_id = $1', [houseA]);
    await app.database.query(
      `WITH election AS (
         INSERT INTO speaker_elections (house_id, caller_id, state, opened_at, ends_at, ended_at, voters, voted, winner_id, decided_by)
         VALUES ($1, $2, 'decided', now(), now(), now(), 2, 2, $2, 'votes') RETURNING id)
       INSERT INTO speaker_terms (house_id, person_id, election_id, began_at, ends_at)
       SELECT $1, $2, election.id, now(), now() + interval '10 years' FROM election`,
      [houseA, players.r1.account.id],
    );
  };
  const bill = () => {
    const day = plusDays(todayIn(app), -(bills += 1));
    return { category: 'internet', from: day, to: day, amount: '1.00' };
  };
  const expectedOf = (holder: Holder): Question['expected'] => ({
    r1: '2xx',
    r1m: holder === 'everyone' ? '2xx' : '403',
    rB: '404',
    rEx: '404',
    h1: '2xx',
    k1: '403',
  });
  return (['speaker', 'everyone'] as const).flatMap((holder): Question[] => [
    {
      call: 'PUT /api/houses/variablecosts/{id}',
      about: `where bills are for: ${holder}`,
      expected: expectedOf(holder),
      target: async () => {
        await letting(holder);
        return { path: `/api/houses/variablecosts/${houseA}`, body: bill() };
      },
    },
    {
      call: 'POST /api/chores',
      about: `where chores are for: ${holder}`,
      expected: expectedOf(holder),
      target: async () => {
        await letting(holder);
        return { path: '/api/chores', body: { house_id: houseA, chores: [{ catalogue: 'kitchen' }] } };
      },
    },
  ]);
}
