import type { GuaranteeState } from '@common-roof/contracts';
import { type GuaranteeAction, guaranteeMachine } from '@common-roof/domain';

import { aGuaranteedLease, type Guarantor } from '#test/support/guarantees.ts';
import type { Answer } from '#test/support/http.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
beforeEach(() => {
  app.clock.set(new Date('2027-03-10T10:00:00Z'));
});
afterAll(() => app.close());

type Lease = Awaited<ReturnType<typeof aGuaranteedLease>>;
interface At {
  readonly lease: Lease;
  /** Null: nobody was sent a link. */
  readonly guarantor: Guarantor | null;
}

const aLease = () => aGuaranteedLease(app, world.players.h1);
const sent = async (): Promise<At & { readonly guarantor: Guarantor }> => {
  const lease = await aLease();
  return { lease, guarantor: await lease.sent() };
};
const signed = async (): Promise<At> => {
  const lease = await aLease();
  return { lease, guarantor: await lease.signed() };
};
const asked = async (): Promise<At> => {
  const lease = await aLease();
  await lease.guarantees.ask();
  return { lease, guarantor: null };
};
const after = async (at: At, act: (at: At) => Promise<unknown>): Promise<At> => {
  await act(at);
  return at;
};

/** How a guarantee gets into each state. */
const WAYS: Readonly<Record<GuaranteeState, () => Promise<At>>> = {
  asked,
  sent,
  signed,
  ended: async () => after(await signed(), ({ lease }) => lease.guarantees.release()),
  declined: async () => after(await asked(), ({ lease }) => lease.guarantees.refuse()),
  withdrawn: async () => after(await sent(), ({ lease }) => lease.guarantees.withdraw()),
  expired: async () =>
    after(await sent(), async () => {
      app.clock.advance(15 * 86_400);
      await app.runDue();
    }),
};

/** The call of each action that a person takes; null where nobody has a link to make it with. */
const CALLS: Readonly<Partial<Record<GuaranteeAction, (at: At) => Promise<Answer> | null>>> = {
  agree: ({ lease }) => lease.guarantees.agree(),
  refuse: ({ lease }) => lease.guarantees.refuse(),
  share: ({ lease }) => lease.guarantees.share(true),
  resend: ({ lease }) => lease.guarantees.resend(),
  withdraw: ({ lease }) => lease.guarantees.withdraw(),
  release: ({ lease }) => lease.guarantees.release(),
  sign: ({ guarantor }) => guarantor && trySigning(guarantor),
  decline: ({ guarantor }) => guarantor?.decline('No.') ?? null,
};

/** The same again, whose answer may have been lost: it succeeds and changes nothing. */
const REPEATS = new Set(['sent agree', 'declined refuse', 'withdrawn withdraw', 'ended release']);

/** Signs if there is something to sign, else like a guarantor whose page is out of date. */
async function trySigning(guarantor: Guarantor): Promise<Answer> {
  const asks = await guarantor.send('POST', '');
  if ((asks.body as { state?: string }).state === 'sent') return guarantor.sign();
  const seen = { text_sha256: '0'.repeat(64), consent: true, consent_version: 2, signature: 'Another Name' };
  return guarantor.send('PUT', '/signature', { ...seen, code: '123456' });
}

const called = guaranteeMachine.actions.filter((action) => action in CALLS);
const allowedIn = (state: GuaranteeState) => called.filter((action) => guaranteeMachine.allows(action, state));

describe('the calls about a guarantee', () => {
  it.each(guaranteeMachine.states.flatMap((state) => allowedIn(state).map((action) => [state, action] as const)))(
    'that is %s follow "%s" as its machine says',
    async (state, action) => {
      const at = await WAYS[state]();
      expect((await at.lease.guarantees.get()).state).toBe(state);
      const answer = await CALLS[action]?.(at);
      expect(answer?.status).toBe(200);
      const { to } = guaranteeMachine.transitions[action];
      expect((await at.lease.guarantees.get()).state).toBe(to === 'same' ? state : to);
    },
  );

  it.each(guaranteeMachine.states)('that is %s refuse everything else', async (state) => {
    const at = await WAYS[state]();
    for (const action of called.filter((one) => !allowedIn(state).includes(one))) {
      const answer = await CALLS[action]?.(at);
      if (!answer) continue;
      const expected = REPEATS.has(`${state} ${action}`) ? [200] : [409, 410];
      expect([action, expected.includes(answer.status)]).toEqual([action, true]);
    }
    expect((await at.lease.guarantees.get()).state).toBe(state);
  });
});
