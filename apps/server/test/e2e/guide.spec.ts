import { countQueries } from '#test/support/count-queries.ts';
import { unreadTitles } from '#test/support/alerts.ts';
import { uploadPdf, uploadVoice } from '#test/support/files.ts';
import { aGuidedHouse, BINS, GAS_LEAK, guideOf, WIFI } from '#test/support/guide.ts';
import { call, problemOf } from '#test/support/http.ts';
import { toldTo } from '#test/support/repairs.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
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

describe('the guide of a house', () => {
  it('is read by each as far as it is for them, emergencies first', async () => {
    const { houseId, owner, ada, ben, keeper } = await aGuidedHouse(app, world);
    await owner.write(houseId, { ...BINS, audience: 'residents_and_keepers' });
    await owner.write(houseId, { kind: 'keys', title: 'Spare key', audience: 'homeowner' });
    await owner.write(houseId, { kind: 'heating', title: 'Radiator', audience: 'residents', room_id: ada.roomId });
    await owner.write(houseId, GAS_LEAK);
    expect(await owner.titles(houseId)).toEqual(['Gas leak', 'Bins', 'Radiator', 'Spare key']);
    expect(await ada.titles(houseId)).toEqual(['Gas leak', 'Bins', 'Radiator']);
    expect(await ben.titles(houseId)).toEqual(['Gas leak', 'Bins']);
    expect(await keeper.titles(houseId)).toEqual(['Bins']);
    expect([(await owner.guide(houseId)).can_write, (await ada.guide(houseId)).can_write]).toEqual([true, false]);
  });

  it('keeps the order that its homeowner chooses among entries of a kind', async () => {
    const { houseId, owner } = await aGuidedHouse(app, world);
    for (const title of ['One', 'Two', 'Three']) await owner.write(houseId, { ...BINS, title });
    const [, , three] = (await owner.guide(houseId)).items;
    const move = (position: number) => owner.ask('PUT', `/api/guide/${three?._id ?? ''}/position`, { position });
    expect((await move(0)).status).toBe(204);
    expect(await owner.titles(houseId)).toEqual(['Three', 'One', 'Two']);
    await move(50);
    expect(await owner.titles(houseId)).toEqual(['One', 'Two', 'Three']);
  });

  it('is edited as it was read, and never over the change of another window', async () => {
    const { houseId, owner } = await aGuidedHouse(app, world);
    const { _id: id, version } = await owner.write(houseId, BINS);
    const edit = (title: string) => owner.ask('PUT', `/api/guide/${id}`, { ...BINS, title, version });
    expect((await edit('Rubbish')).body).toMatchObject({ title: 'Rubbish', version: version + 1 });
    expect((await edit('Waste')).body).toMatchObject({ code: 'stale_version', current: { title: 'Rubbish' } });
  });

  it('is refused without the parts of its kind, and with those of another', async () => {
    const { houseId, owner, ada } = await aGuidedHouse(app, world);
    const send = async (body: object) =>
      problemOf(await owner.ask('POST', `/api/houses/${houseId}/guide`, body)).status;
    expect(await send({ ...BINS, phone: '0800 111 999' })).toBe(400);
    expect(await send({ ...GAS_LEAK, phone: null })).toBe(400);
    expect(await send({ ...WIFI, wifi: null })).toBe(400);
    expect(await send({ ...WIFI, wifi: { network: 'Alder House', security: 'wpa' } })).toBe(422);
    expect(await send({ ...BINS, room_id: (await aGuidedHouse(app, world)).ada.roomId })).toBe(422);
    expect(await send({ ...BINS, room_id: ada.roomId, position: 3 })).toBe(400);
  });

  it('reaches open pages at once, and tells of a new emergency number in the app alone', async () => {
    const { houseId, owner, ada } = await aGuidedHouse(app, world);
    const socket = await connect(app, ada.token);
    const pushed = nextEvent(socket, 'guide:changed');
    const { _id: id } = await owner.write(houseId, GAS_LEAK);
    await app.drainEvents();
    expect(await pushed).toEqual({ house_id: houseId });
    socket.close();
    expect(await unreadTitles(app, toldTo(ada))).toContain('New emergency number: Gas leak');
    const mails = await app.database.query(`SELECT 1 FROM email_message WHERE account_id = $1`, [ada.id]);
    expect(mails).toEqual([]);
    await owner.ask('DELETE', `/api/guide/${id}`);
    await app.drainEvents();
    expect(await unreadTitles(app, toldTo(ada))).not.toContain('New emergency number: Gas leak');
  });

  it('reads as many rows with the same number of queries', async () => {
    const { houseId, owner, ada } = await aGuidedHouse(app, world);
    await owner.write(houseId, BINS);
    const read = () => countQueries(() => ada.guide(houseId));
    const one = await read();
    for (const title of ['Two', 'Three']) await owner.write(houseId, { ...BINS, title });
    expect(await read()).toBe(one);
  });

  it('of an archived house is read and not changed', async () => {
    const { houseId, owner } = await aGuidedHouse(app, world);
    const { _id: id } = await owner.write(houseId, BINS);
    await app.database.query(`UPDATE houses SET state = 'archived' WHERE id = $1`, [houseId]);
    expect((await owner.guide(houseId)).can_write).toBe(false);
    expect((await owner.ask('DELETE', `/api/guide/${id}`)).status).toBe(409);
  });
});

describe('photos and manuals of a guide', () => {
  it('are for those who read the entry, and go with it', async () => {
    const { houseId, owner, homeowner, ada, ben, keeper } = await aGuidedHouse(app, world);
    const { file_id: manual, url } = await uploadPdf(app, homeowner.token, 'Washer.pdf');
    const entry = { kind: 'appliance', title: 'Washer', audience: 'residents', room_id: ada.roomId, uploads: [manual] };
    const { _id: id, files } = await owner.write(houseId, entry);
    expect(files).toMatchObject([{ file_id: manual, name: 'Washer.pdf' }]);
    const statuses = async () =>
      Promise.all([ada, ben, keeper].map(async (person) => (await person.ask('GET', url)).status));
    expect(await statuses()).toEqual([200, 404, 404]);
    await owner.ask('PUT', `/api/guide/${id}`, { ...entry, audience: 'residents_and_keepers', version: 1 });
    expect(await statuses()).toEqual([200, 404, 200]);
    await owner.ask('DELETE', `/api/guide/${id}`);
    expect(await statuses()).toEqual([404, 404, 404]);
  });

  it('are the own uploads, and no recordings', async () => {
    const { houseId, owner, homeowner, ada } = await aGuidedHouse(app, world);
    const send = async (id: string) =>
      problemOf(await owner.ask('POST', `/api/houses/${houseId}/guide`, { ...BINS, uploads: [id] })).errors;
    const foreign = await uploadPdf(app, ada.token);
    const recording = await uploadVoice(app, homeowner.token);
    for (const { file_id: id } of [foreign, recording]) expect(await send(id)).toMatchObject([{ path: 'uploads' }]);
  });
});

describe('the password of a wifi', () => {
  it('has a call of its own for those who read its entry, and no admin', async () => {
    const { houseId, owner, ada, keeper } = await aGuidedHouse(app, world);
    const written = await owner.write(houseId, WIFI);
    expect(JSON.stringify([written, await ada.guide(houseId)])).not.toContain('tea and toast');
    expect(await ada.passwords(houseId)).toEqual(['tea and toast']);
    expect(await keeper.passwords(houseId)).toEqual([]);
    const admin = guideOf(app, await signIn(app, world.players.adm.account));
    expect((await admin.ask('GET', `/api/houses/${houseId}/wifi`)).status).toBe(403);
  });

  it('stays when it is left out, and is taken away from an open network', async () => {
    const { houseId, owner } = await aGuidedHouse(app, world);
    const { _id: id } = await owner.write(houseId, WIFI);
    const edit = (version: number, wifi: object) =>
      owner.ask('PUT', `/api/guide/${id}`, { ...WIFI, version, wifi: { network: 'Alder', ...wifi } });
    expect((await edit(1, { security: 'wpa' })).body).toMatchObject({ wifi: { network: 'Alder' } });
    expect(await owner.passwords(houseId)).toEqual(['tea and toast']);
    await edit(2, { security: 'open' });
    expect(await owner.passwords(houseId)).toEqual([]);
  });

  it('is stored nowhere as it is, also after a repeated request', async () => {
    const { houseId, owner, homeowner } = await aGuidedHouse(app, world);
    const body = { ...WIFI, wifi: { ...WIFI.wifi, password: 'Zebra-crossing-9' } };
    const headers = { 'idempotency-key': 'guide-wifi-once-1' };
    const send = () => call(app, 'POST', `/api/houses/${houseId}/guide`, { token: homeowner.token, body, headers });
    expect([(await send()).status, (await send()).status]).toEqual([201, 201]);
    expect(await owner.titles(houseId)).toEqual(['Wifi']);
    const [row] = await app.database.query<{ wifi_password: string }>(
      'SELECT wifi_password FROM guide_entries WHERE house_id = $1',
      [houseId],
    );
    expect(row?.wifi_password).not.toContain('Zebra');
    const [kept] = await app.database.query<{ found: boolean }>(
      `SELECT EXISTS (SELECT 1 FROM done_once WHERE answer::text LIKE '%Zebra%')
           OR EXISTS (SELECT 1 FROM outbox WHERE payload::text LIKE '%Zebra%') AS found`,
    );
    expect(kept).toEqual({ found: false });
  });

  it('that can’t be decrypted any more is said to be unknown', async () => {
    const { houseId, owner } = await aGuidedHouse(app, world);
    await owner.write(houseId, WIFI);
    await app.database.query(`UPDATE guide_entries SET wifi_password = 'gone.AAAA' WHERE house_id = $1`, [houseId]);
    expect(await owner.passwords(houseId)).toEqual([null]);
  });
});
