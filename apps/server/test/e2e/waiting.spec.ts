import { HINT_KINDS, QUESTION_KINDS, type WaitingItem } from '@common-roof/contracts';

import { WaitingRegister } from '#kernel/waiting/waiting-register.ts';
import { housesOf } from '#test/support/houses.ts';
import { call } from '#test/support/http.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { type Asked, type QuestionCases, questionCases } from '#test/support/waiting-cases.ts';
import { buildWorld, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;
let cases: QuestionCases;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
  cases = questionCases(app, world);
});
afterEach(() => {
  app.clock.set(new Date());
});
afterAll(() => app.close());

const waitingFor = async (token: string): Promise<{ items: WaitingItem[]; total: number }> =>
  (await call(app, 'GET', '/api/waiting', { token })).body as { items: WaitingItem[]; total: number };
const idsFor = async (token: string, kind: string): Promise<string[]> =>
  (await waitingFor(token)).items.filter((item) => item.kind === kind).map(({ _id }) => _id);

describe('the questions that wait for a person', () => {
  it('have a source for every kind of question and of hint', () => {
    expect([...new Set(app.get(WaitingRegister).kinds)].sort()).toEqual([...QUESTION_KINDS, ...HINT_KINDS].sort());
  });

  it.each(QUESTION_KINDS.map((kind) => [kind]))('include %s until it is answered, for nobody else', async (kind) => {
    const { asked, others, id, answer }: Asked = await cases[kind]();
    expect(await idsFor(asked, kind)).toContain(id);
    for (const other of others) expect(await idsFor(other, kind)).not.toContain(id);
    await answer();
    expect(await idsFor(asked, kind)).not.toContain(id);
  });

  it('are counted without hints', async () => {
    const { items, total } = await waitingFor(world.players.h1.token);
    const questions = items.filter(({ kind }) => QUESTION_KINDS.some((question) => question === kind));
    expect(total).toBe(questions.length);
    expect(items.length).toBeGreaterThan(total);
  });

  it('name the next possible step in a house', async () => {
    const { h1 } = world.players;
    const { _id: id } = (await housesOf(app, h1).begin('Nearly there')).body as { _id: string };
    expect(await idsFor(h1.token, 'house_to_finish')).toContain(id);
  });
});
