import { adsOf } from '#test/support/ads.ts';
import { anOpenHouse } from '#test/support/houses.ts';
import { call, problemOf } from '#test/support/http.ts';
import { aFreeTime, aVisitor, showingsOf } from '#test/support/showings.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

const TO_ONE_A_DAY = 6;
const BY_ONE_AN_HOUR = 40;

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp({
    LIMIT_MAILS_PER_STRANGER_AND_DAY: String(TO_ONE_A_DAY),
    LIMIT_MAILS_TO_STRANGERS_PER_HOUR: String(BY_ONE_AN_HOUR),
  });
  world = await buildWorld(app);
});
afterAll(() => app.close());

const person = (email: string) => ({ first_name: 'Nils', last_name: 'Berg', email });

/** Repeats the work until it is rejected. @returns how often it succeeded */
async function untilRefused(most: number, work: () => Promise<{ status: number }>): Promise<number> {
  for (let done = 0; done <= most; done += 1) if ((await work()).status === 429) return done;
  return most + 1;
}

describe('a person who never asked us for an e-mail', () => {
  it('gets an offer only a limited number of times, and is still told when it is withdrawn', async () => {
    const ads = adsOf(app, world.players.h1);
    const offer = await ads.offer((await ads.emptyRoom()).roomId, person('nils@offer.test'));
    const act = (action: string) => ads.ask('PUT', `/api/newroomies/${offer._id}`, { action });
    expect(await untilRefused(TO_ONE_A_DAY, () => act('resend'))).toBe(TO_ONE_A_DAY - 1);
    expect(problemOf(await act('resend')).detail).toContain('many e-mails today');
    expect((await act('withdraw')).status).toBe(200);
  });

  it('is told about a new time of a showing only a limited number of times', async () => {
    const showings = showingsOf(app, world.players.h1);
    const { roomIds } = await anOpenHouse(app, world.players.h1, 1);
    let showing = await showings.propose(roomIds[0] ?? '', { visitor: aVisitor() });
    const moved = await untilRefused(TO_ONE_A_DAY, async () => {
      const answer = await showings.change(showing, 'move', { starts_at: aFreeTime(app) });
      if (answer.status === 200) showing = answer.body as typeof showing;
      return answer;
    });
    expect(moved).toBe(TO_ONE_A_DAY - 1);
    expect((await showings.change(showing, 'cancel', { reason: 'No.' })).status).toBe(200);
  });

  it('is invited again only a limited number of times', async () => {
    const { token } = world.players.h2;
    const { roomIds } = await anOpenHouse(app, world.players.h2, 1);
    const body = { ...person('nora@roomie.test'), room_id: roomIds[0], starts_on: '2026-05-01' };
    const made = await call(app, 'POST', '/api/roomies', { token, body });
    const { _id: id } = made.body as { _id: string };
    const again = () => call(app, 'POST', `/api/roomies/${id}/invite`, { token });
    expect(await untilRefused(TO_ONE_A_DAY, again)).toBe(TO_ONE_A_DAY);
  });

  it('is one of a limited number that one account can write to', async () => {
    const ads = adsOf(app, world.players.h1);
    const { roomId } = await ads.emptyRoom();
    let number = 0;
    const sent = await untilRefused(BY_ONE_AN_HOUR, () => {
      number += 1;
      const body = {
        ...person(`n${String(number)}@offer.test`),
        starts_on: '2030-05-01',
        rent: '1.00',
        deposit: '0.00',
      };
      return ads.ask('POST', `/api/newroomies/${roomId}`, { ...body, note: '' });
    });
    expect(sent).toBeLessThan(BY_ONE_AN_HOUR);
  });
});
