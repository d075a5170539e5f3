import type { Account } from '#contexts/identity/accounts/account/account.ts';
import { RoomiesService } from '#contexts/housing/houses/tenancies/roomies.service.ts';
import { unreadTitles } from '#test/support/alerts.ts';
import { aSharedHouse } from '#test/support/chores.ts';
import { countQueries } from '#test/support/count-queries.ts';
import { existing } from '#test/support/feed-stage.ts';
import { aRoomieIn, housesOf } from '#test/support/houses.ts';
import { problemOf } from '#test/support/http.ts';
import { mailTo } from '#test/support/mailbox.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { rulesOf } from '#test/support/rules.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, signIn, type World } from '#test/support/world.ts';
import type { HouseDetail, RuleBook } from '@common-roof/contracts';

const DAY_SECONDS = 86_400;

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
beforeEach(() => {
  app.clock.set(new Date('2027-03-15T10:00:00Z'));
});
afterAll(() => app.close());

async function aHouse(roomies: number) {
  const house = await aSharedHouse(app, world.players.h1, roomies);
  const people = await Promise.all(
    house.people.map(async (account) => ({ ...rulesOf(app, await signIn(app, account)), id: account.id, account })),
  );
  const homeowner = await signIn(app, world.players.h1.account);
  const owner = rulesOf(app, homeowner);
  const houses = housesOf(app, homeowner);
  /** Edits the house as its homeowner. */
  const write = async (rules: string): Promise<HouseDetail> => {
    const { version } = await houses.read(house.houseId);
    const answer = await houses.edit(house.houseId, { version, rules });
    await app.drainEvents();
    return answer.body as HouseDetail;
  };
  return { ...house, people, ada: existing(people[0]), ben: people[1], owner, write };
}

describe('house rules', () => {
  it('are acknowledged by each roomie, version by version, and the homeowner sees by whom', async () => {
    const { houseId, ada, ben: someBen, owner, write } = await aHouse(2);
    const ben = existing(someBen);
    await write('Be kind.\nQuiet after ten.');
    expect(await ada.book(houseId)).toMatchObject({
      version: 2,
      text: 'Be kind.\nQuiet after ten.',
      previous: 'Be kind.',
      acknowledged_at: null,
      acknowledgements: { given: 0, of: 2, roomies: null },
    });
    expect((await mailTo(ada.account.email, /^New rules in /)).text).toContain('acknowledge them');
    const first = (await ada.acknowledge(houseId, 2)).body as RuleBook;
    expect(first).toMatchObject({
      acknowledged_at: expect.stringMatching(/^2027-03-15T10:00/) as string,
      acknowledgements: { given: 1 },
    });
    // A repeated acknowledgement keeps the first time.
    app.clock.advance(60);
    expect((await ada.acknowledge(houseId, 2)).body).toEqual(first);
    await app.drainEvents();
    expect(await unreadTitles(app, { account_id: ada.id, kind: 'house_rules' })).toEqual([]);
    expect(await unreadTitles(app, { account_id: ben.id, kind: 'house_rules' })).toHaveLength(1);
    const { acknowledgements } = await owner.book(houseId);
    expect(
      Object.fromEntries((acknowledgements.roomies ?? []).map((each) => [each._id, each.acknowledged_at])),
    ).toEqual({
      [ada.id]: first.acknowledged_at,
      [ben.id]: null,
    });
    await write('Be kind.\nQuiet after eleven.');
    expect(await ada.book(houseId)).toMatchObject({ version: 3, acknowledged_at: null });
    const stale = problemOf(await ben.acknowledge(houseId, 2));
    expect(stale).toMatchObject({ status: 409, code: 'stale_version', current: { version: 3 } });
  });

  it('trigger one reminder after a week, for those who have not acknowledged them', async () => {
    const { houseId, ada, ben: someBen, write } = await aHouse(2);
    const ben = existing(someBen);
    await write('One.');
    app.clock.advance(3 * DAY_SECONDS);
    await write('Two.');
    await ada.acknowledge(houseId, 3);
    app.clock.advance(5 * DAY_SECONDS);
    await app.runDue();
    expect(await unreadTitles(app, { account_id: ben.id, kind: 'house_rules' })).toEqual([
      expect.stringMatching(/^New rules in /),
    ]);
    // The worker was down in between.
    app.clock.advance(9 * DAY_SECONDS);
    await app.runDue();
    await app.runDue();
    expect(await unreadTitles(app, { account_id: ben.id, kind: 'house_rules' })).toEqual([
      expect.stringMatching(/^Please acknowledge the rules of /),
    ]);
    expect(await unreadTitles(app, { account_id: ada.id, kind: 'house_rules' })).toEqual([]);
    await mailTo(ben.account.email, /^Please acknowledge/);
  });

  it('list the current roomies, in a constant number of queries', async () => {
    const { houseId, ada, ben: someBen, roomIds, owner, write } = await aHouse(2);
    const ben = existing(someBen);
    await write('One.');
    await ben.acknowledge(houseId, 2);
    const queries = await countQueries(() => owner.book(houseId));
    await app.get(RoomiesService).moveOut(ben.id, '2027-03-15');
    await aRoomieIn(app, existing(roomIds[2]), '2027-03-15');
    expect(await owner.book(houseId)).toMatchObject({ acknowledgements: { given: 0, of: 2 } });
    expect(await countQueries(() => owner.book(houseId))).toBe(queries);
    expect((await ben.acknowledge(houseId, 2)).status).toBe(404);
    expect((await ada.acknowledge(houseId, 2)).status).toBe(200);
  });

  it('are printed with their version, their day and who has acknowledged them: a roomie reads how many', async () => {
    const { houseId, ada, write } = await aHouse(2);
    await write('Be kind.\n\nQuiet after ten.');
    await ada.acknowledge(houseId, 2);
    const printed = async (account: Account) => {
      const { token } = await signIn(app, account);
      return fetch(`${app.url}/api/houses/${houseId}/rules.pdf`, { headers: { 'x-auth-token': token } });
    };
    const own = await readPdf(Buffer.from(await (await printed(ada.account)).arrayBuffer()));
    expect(own.text).toContain('1 of 2 roomies');
    expect(own.text).not.toContain('Some Body');
    const answer = await printed(world.players.h1.account);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="house-rules-2.pdf"');
    const { text } = await readPdf(Buffer.from(await answer.arrayBuffer()));
    for (const line of ['Be kind.', 'Quiet after ten.', 'In force since', 'not yet']) expect(text).toContain(line);
    expect(text.match(/Some Body/g)).toHaveLength(2);
  });

  it('are printed a few at once for one person, and nobody else waits for them', async () => {
    const { houseId, ada, write } = await aHouse(1);
    // Long enough that the first is still being printed when the last is requested.
    await write('Be kind. '.repeat(1_100));
    const print = (token: string) =>
      fetch(`${app.url}/api/houses/${houseId}/rules.pdf`, { headers: { 'x-auth-token': token } });
    const { token } = await signIn(app, ada.account);
    const owner = await signIn(app, world.players.h1.account);
    const own = Array.from({ length: 30 }, () => print(token));
    expect((await print(owner.token)).status).toBe(200);
    const answers = await Promise.all(own);
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200).length + refused.length).toBe(answers.length);
    expect(refused.length).toBeGreaterThan(15);
    for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
