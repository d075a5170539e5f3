import { unreadTitles } from '#test/support/alerts.ts';
import { uploadPdf } from '#test/support/files.ts';
import { aGuidedHouse, GAS_SAFETY, guideOf } from '#test/support/guide.ts';
import { problemOf } from '#test/support/http.ts';
import { mailsTo } from '#test/support/mailbox.ts';
import { toldTo } from '#test/support/repairs.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, signIn, type World } from '#test/support/world.ts';

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

const at = async (moment: string): Promise<void> => {
  app.clock.set(new Date(moment));
  await app.runDue();
};

describe('the documents of a house', () => {
  it('say what they are worth today, what expires first before the others', async () => {
    const { houseId, owner } = await aGuidedHouse(app, world);
    for (const expires_on of [null, '2027-12-31', '2027-03-14', '2027-05-01']) {
      await owner.add(houseId, { ...GAS_SAFETY, expires_on });
    }
    const { items } = await owner.documents(houseId);
    expect(items.map(({ expires_on: day, state }) => [day, state])).toEqual([
      ['2027-03-14', 'expired'],
      ['2027-05-01', 'expires_soon'],
      ['2027-12-31', 'valid'],
      [null, 'no_expiry'],
    ]);
  });

  it('are read by each as far as they are for them', async () => {
    const { houseId, owner, homeowner, ada, ben, keeper } = await aGuidedHouse(app, world);
    const { file_id: id, url } = await uploadPdf(app, homeowner.token, 'Gas.pdf');
    await owner.add(houseId, { ...GAS_SAFETY, uploads: [id] });
    await owner.add(houseId, { ...GAS_SAFETY, title: 'Insurance', kind: 'insurance', audience: 'homeowner' });
    await owner.add(houseId, { ...GAS_SAFETY, title: 'Inventory', kind: 'other', room_id: ada.roomId });
    expect(await ada.documentTitles(houseId)).toEqual(['Gas safety record', 'Inventory']);
    expect(await ben.documentTitles(houseId)).toEqual(['Gas safety record']);
    expect(await keeper.documentTitles(houseId)).toEqual([]);
    expect([(await ben.ask('GET', url)).status, (await keeper.ask('GET', url)).status]).toEqual([200, 404]);
  });

  it('that a newer one replaces are history, for their homeowner alone', async () => {
    const { houseId, owner, homeowner, ada } = await aGuidedHouse(app, world);
    const { file_id: file, url } = await uploadPdf(app, homeowner.token, '2026.pdf');
    const old = await owner.add(houseId, { ...GAS_SAFETY, title: '2026', uploads: [file] });
    const renewal = { ...GAS_SAFETY, title: '2027', replaces_id: old._id };
    const renewed = await owner.add(houseId, renewal);
    expect([await ada.documentTitles(houseId), await ada.documentTitles(houseId, 'replaced')]).toEqual([['2027'], []]);
    expect(await owner.documentTitles(houseId, 'replaced')).toEqual(['2026']);
    expect([(await owner.ask('GET', url)).status, (await ada.ask('GET', url)).status]).toEqual([200, 404]);
    expect((await owner.ask('POST', `/api/houses/${houseId}/documents`, renewal)).status).toBe(409);
    await owner.ask('DELETE', `/api/documents/${renewed._id}`);
    expect(await ada.documentTitles(houseId)).toEqual(['2026']);
  });

  it('close the gap when one in the middle of their history is removed', async () => {
    const { houseId, owner } = await aGuidedHouse(app, world);
    let replaces_id: string | null = null;
    const ids: string[] = [];
    for (const title of ['2025', '2026', '2027']) {
      replaces_id = (await owner.add(houseId, { ...GAS_SAFETY, title, replaces_id }))._id;
      ids.push(replaces_id);
    }
    await owner.ask('DELETE', `/api/documents/${ids[1] ?? ''}`);
    expect([await owner.documentTitles(houseId), await owner.documentTitles(houseId, 'replaced')]).toEqual([
      ['2027'],
      ['2025'],
    ]);
  });

  it('of another house replace nothing here, and no last day is before the first', async () => {
    const { houseId, owner } = await aGuidedHouse(app, world);
    const other = await aGuidedHouse(app, world);
    const { _id: replaces_id } = await other.owner.add(other.houseId, GAS_SAFETY);
    const send = async (more: object) =>
      problemOf(await owner.ask('POST', `/api/houses/${houseId}/documents`, { ...GAS_SAFETY, ...more })).status;
    expect(await send({ replaces_id })).toBe(422);
    expect(await send({ issued_on: '2028-01-01' })).toBe(400);
  });
});

describe('a document that expires', () => {
  it('reminds its homeowner four times, in the app and by e-mail, until it is renewed', async () => {
    const { houseId, owner, homeowner } = await aGuidedHouse(app, world);
    const { _id: id } = await owner.add(houseId, { ...GAS_SAFETY, title: 'Boiler', expires_on: '2027-06-30' });
    const titles = async () => (await unreadTitles(app, toldTo(homeowner))).filter((title) => title.includes('Boiler'));
    await at('2027-05-01T07:59:00Z');
    expect(await titles()).toEqual([]);
    const heard: string[][] = [];
    for (const day of ['2027-05-01', '2027-06-16', '2027-06-29', '2027-07-01']) {
      await at(`${day}T08:01:00Z`);
      heard.push(await titles());
    }
    expect(heard.map((each) => each[0])).toEqual([
      'Expires in 60 days: Boiler',
      'Expires in 14 days: Boiler',
      'Expires tomorrow: Boiler',
      'Expired: Boiler',
    ]);
    const subjects = (await mailsTo(homeowner.account.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('Boiler'))).toHaveLength(4);
    // Their session has ended in the meantime.
    const again = guideOf(app, await signIn(app, homeowner.account));
    await again.add(houseId, { ...GAS_SAFETY, title: 'New', replaces_id: id });
    await app.drainEvents();
    expect(await titles()).toEqual([]);
  });

  it('whose day has changed reminds of the new one alone', async () => {
    const { houseId, owner, homeowner } = await aGuidedHouse(app, world);
    const body = { ...GAS_SAFETY, title: 'Alarm', expires_on: '2027-06-30' };
    const { _id: id, version } = await owner.add(houseId, body);
    await owner.ask('PUT', `/api/documents/${id}`, { ...body, expires_on: '2027-09-30', version });
    await at('2027-07-02T09:00:00Z');
    const titles = async () => (await unreadTitles(app, toldTo(homeowner))).filter((title) => title.includes('Alarm'));
    expect(await titles()).toEqual([]);
    await at('2027-09-16T09:00:00Z');
    expect(await titles()).toEqual(['Expires in 14 days: Alarm']);
  });

  it('that is removed, or of an archived house, reminds nobody', async () => {
    const { houseId, owner, homeowner } = await aGuidedHouse(app, world);
    const { _id: id } = await owner.add(houseId, { ...GAS_SAFETY, title: 'Removed' });
    await owner.add(houseId, { ...GAS_SAFETY, title: 'Archived' });
    await owner.ask('DELETE', `/api/documents/${id}`);
    await app.database.query(`UPDATE houses SET state = 'archived' WHERE id = $1`, [houseId]);
    await at('2028-01-02T00:00:00Z');
    const titles = await unreadTitles(app, toldTo(homeowner));
    expect(titles.filter((title) => /Removed|Archived/.test(title))).toEqual([]);
  });
});
