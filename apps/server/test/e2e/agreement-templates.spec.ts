import type {
  Agreement,
  AgreementDetail,
  AgreementTemplate,
  AgreementTemplateDetail,
  AgreementTemplateVersion,
  Page,
  StarterTemplate,
} from '@common-roof/contracts';
import { LIMITS, LOCALES } from '@common-roof/contracts';
import fc from 'fast-check';

import { agreementsOf, aLetHouse, templatesOf, templateText } from '#test/support/agreements.ts';
import { countQueries } from '#test/support/count-queries.ts';
import { ALLOWED, ESCAPED, hostileText } from '#test/support/hostile-texts.ts';
import { anOpenHouse, aRoomieIn } from '#test/support/houses.ts';
import { call, problemOf } from '#test/support/http.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;
let mine: ReturnType<typeof templatesOf>;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
  mine = templatesOf(app, world.players.h1);
});
afterAll(() => app.close());

const detail = ({ body }: { body: unknown }) => body as AgreementTemplateDetail;
const titles = ({ body }: { body: unknown }) => (body as Page<AgreementTemplate>).items.map(({ title }) => title);

describe('templates of agreements', () => {
  it('are sanitised when they are saved', async () => {
    const added = await mine.add({
      agreement: '<p onclick="x()">Hello <b>{{room_name}}</b></p><script>alert(1)</script><a href="x">there</a>',
    });
    expect(added).toMatchObject({ title: 'Room lease', isActive: true, text_version: 1, version: 1 });
    expect(added.agreement).toBe('<p>Hello <strong>{{room_name}}</strong></p><p>there</p>');
    expect(detail(await mine.read(added._id))).toEqual(added);
  });

  it('get a version for each text, and none when only the title or type changes', async () => {
    const { _id: agreement_id, version } = await mine.add({ title: 'Versions' });
    const retitled = detail(await mine.write({ ...templateText({ title: 'Titled' }), agreement_id, version }));
    expect(retitled).toMatchObject({ title: 'Titled', text_version: 1, version: 2 });
    const agreement = '<p>Another text.</p>';
    const rewritten = await mine.write({ ...templateText({ agreement }), agreement_id, version: 2 });
    expect(detail(rewritten)).toMatchObject({ agreement, text_version: 2, version: 3 });
    const versions = await mine.ask('GET', `/api/agreement-templates/${agreement_id}/versions?limit=1`);
    const { items, next_cursor } = versions.body as Page<AgreementTemplateVersion>;
    expect(items).toEqual([expect.objectContaining({ number: 2, agreement, author: 'h1 Player' })]);
    expect(next_cursor).not.toBeNull();
  });

  it("are not overwritten after another window's change", async () => {
    const { _id: agreement_id } = await mine.add();
    const write = (agreement: string) => mine.write({ ...templateText({ agreement }), agreement_id, version: 1 });
    const answers = await Promise.all([write('<p>One.</p>'), write('<p>Two.</p>'), write('<p>Three.</p>')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const lost = answers.find(({ status }) => status === 409);
    const current = (lost?.body as { current?: AgreementTemplateDetail } | undefined)?.current;
    expect(current).toEqual(detail(await mine.read(agreement_id)));
    expect(current).toMatchObject({ version: 2, text_version: 2 });
  });

  it('can be switched off and on, are found by title and type, and are paged', async () => {
    const theirs = templatesOf(app, world.players.h2);
    for (const title of ['Beta', 'alpha', 'Gamma']) await theirs.add({ title });
    const pets = await theirs.add({ title: 'Delta', type: 'pets' });
    expect(titles(await theirs.list())).toEqual(['alpha', 'Beta', 'Delta', 'Gamma']);
    expect(titles(await theirs.list('?search=AL'))).toEqual(['alpha']);
    expect(titles(await theirs.list('?type=pets'))).toEqual(['Delta']);
    const off = await theirs.write({ agreement_id: pets._id, version: 1, isActive: false });
    expect(detail(off)).toMatchObject({ isActive: false, version: 2, text_version: 1 });
    expect(titles(await theirs.list('?active=true'))).toEqual(['alpha', 'Beta', 'Gamma']);
    expect(titles(await theirs.list('?active=false'))).toEqual(['Delta']);
    const first = await theirs.list('?limit=3');
    const { next_cursor } = first.body as Page<AgreementTemplate>;
    expect(titles(await theirs.list(`?limit=3&cursor=${next_cursor ?? ''}`))).toEqual(['Gamma']);
    const one = await countQueries(() => theirs.list('?limit=1'));
    expect(await countQueries(() => theirs.list('?limit=200'))).toBe(one);
  });

  it('report unknown placeholders, and reject a text without words', async () => {
    const unknown = problemOf(await mine.write(templateText({ agreement: '<p>For {{romie_name}}</p>' })));
    expect([unknown.status, unknown.errors]).toEqual([
      422,
      [{ path: 'agreement', message: '{{romie_name}} isn’t a placeholder. Choose one from the list, or remove it.' }],
    ]);
    const empty = problemOf(await mine.write(templateText({ agreement: '<p> </p><hr><script>x</script>' })));
    expect([empty.status, empty.errors]).toEqual([422, [{ path: 'agreement', message: 'This can’t be empty.' }]]);
  });

  it('keep only the words of three hundred hostile documents, and never fail on one', async () => {
    const kept: string[] = [];
    for (const agreement of fc.sample(hostileText, 300)) {
      const answer = await mine.write(templateText({ title: 'Hostile', agreement }));
      if (answer.status === 200) kept.push(detail(answer).agreement);
      else expect([400, 422]).toContain(answer.status);
    }
    expect(kept.length).toBeGreaterThan(100);
    for (const text of kept) expect([ALLOWED.test(text), ESCAPED.test(text)]).toEqual([true, false]);
  });

  it('may be three hundred pages long, but no longer', async () => {
    const line = `<p>${'Long. '.repeat(40)}end</p>`;
    const long = line.repeat(Math.floor(LIMITS.agreementText / line.length));
    expect((await mine.write(templateText({ title: 'Long', agreement: long }))).status).toBe(200);
    const longer = problemOf(await mine.write(templateText({ agreement: `${long}${'x'.repeat(1_000)}` })));
    expect([longer.status, longer.errors?.[0]?.path]).toEqual([400, 'agreement']);
  });

  it('are deleted with their versions, unless an agreement made from them is signed', async () => {
    const { _id: unused } = await mine.add();
    expect((await mine.delete(unused)).status).toBe(200);
    expect((await mine.read(unused)).status).toBe(404);
    const { _id: used } = await mine.add({ type: 'house_rules', agreement: '<p>Be kind.</p>' });
    const { roomId, roomie } = await aLetHouse(app, world.players.h1);
    const sent = await agreementsOf(app, world.players.h1).ofRoom(roomId, used, { state: 'sent' });
    expect((await agreementsOf(app, roomie).sign(sent.body as AgreementDetail)).status).toBe(200);
    expect(problemOf(await mine.delete(used)).status).toBe(409);
    expect((await mine.read(used)).status).toBe(200);
  });

  it("can't be changed, read or deleted by another homeowner", async () => {
    const { _id: agreement_id } = await mine.add();
    const theirs = templatesOf(app, world.players.h2);
    const answers = await Promise.all([
      theirs.read(agreement_id),
      theirs.delete(agreement_id),
      theirs.write({ ...templateText(), agreement_id, version: 1 }),
      theirs.write({ agreement_id, version: 1, isActive: false }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it('include examples in both languages', async () => {
    const { items } = (await mine.ask('GET', '/api/agreement-templates/starters')).body as {
      items: StarterTemplate[];
    };
    expect(new Set(items.map(({ language }) => language))).toEqual(new Set(LOCALES));
    for (const { key: _key, note, ...example } of items) {
      expect(example.agreement.startsWith(note)).toBe(true);
      expect((await mine.write(example)).status).toBe(200);
    }
  });

  it("update the homeowner's other screens", async () => {
    await app.drainEvents();
    const socket = await connect(app, world.players.h1.token);
    const changed = nextEvent(socket, 'agreement-template:changed');
    const { _id: template_id } = await mine.add();
    await app.drainEvents();
    expect(await changed).toEqual({ template_id });
    socket.close();
  });
});

describe('the values of placeholders', () => {
  it('are the room, the house and its roomies, in the language of the text', async () => {
    const { roomIds } = await anOpenHouse(app, world.players.h1, 2);
    await aRoomieIn(app, roomIds[0] ?? '', '2026-03-01');
    const values = async (room: string | undefined, language: string) =>
      (await mine.ask('GET', `/api/agreement-templates/values/${room ?? ''}?language=${language}`)).body;
    expect(await values(roomIds[0], 'en')).toMatchObject({
      roomie: { name: 'Some Body' },
      values: {
        homeowner_name: 'h1 Player',
        roomie_name: 'Some Body',
        house_address: '1 Elm Street, LS1 1AA Leeds',
        room_name: 'Room 0',
        rent: '£500.00',
        starts_on: '1 Mar 2026',
      },
    });
    expect(await values(roomIds[0], 'de')).toMatchObject({
      values: { rent: '500,00\u00a0£', starts_on: '1. März 2026' },
    });
    const empty = (await values(roomIds[1], 'en')) as { roomie: unknown; values: object };
    expect(empty.roomie).toBeNull();
    expect(Object.keys(empty.values)).not.toContain('roomie_name');
  });
});

describe("a roomie's agreements", () => {
  it('are those that the homeowner sent to them: no drafts, and nothing of others', async () => {
    const { h1 } = world.players;
    const { roomId, roomie, roomIds } = await aLetHouse(app, h1, 2);
    const owner = agreementsOf(app, h1);
    const rules = { type: 'house_rules', agreement: '<p>Be kind.</p>' };
    await owner.make(roomId, { state: 'sent' }, { ...rules, title: 'Mine' });
    await owner.make(roomId, {}, { ...rules, title: 'A draft' });
    await owner.make(roomIds[1] ?? '', { state: 'sent' }, { ...rules, title: 'Of somebody else' });
    const answer = await call(app, 'GET', `/api/homeowners/getagreement/${h1.account.id}`, { token: roomie.token });
    const { items } = answer.body as Page<Agreement>;
    expect(items.map(({ title, state, room }) => [title, state, room.name])).toEqual([['Mine', 'sent', 'Room 0']]);
  });
});
