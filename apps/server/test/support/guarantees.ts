import { randomUUID } from 'node:crypto';

import type { Guarantee, GuaranteesOfLease, LinkedGuarantee } from '@common-roof/contracts';
import { until } from '@common-roof/local-services';

import { type Answer, call } from './http.ts';
import { mailsTo } from './mailbox.ts';
import { aRentedRoom } from './rent.ts';
import type { TestApp } from './test-app.ts';
import type { Player } from './world.ts';

type Ask = (method: string, path: string, body?: unknown) => Promise<Answer>;
type Of<State extends LinkedGuarantee['state']> = Extract<LinkedGuarantee, { state: State }>;

/** What is asked for: two months of rent, as long as the lease. */
export const aGuarantee = (more: object = {}) => ({
  name: 'Carmen Alvarez',
  email: `guarantor-${randomUUID()}@guarantees.test`,
  limit: { months: 2 },
  covers: 'rent',
  until_on: null,
  overdue_days: 14,
  ...more,
});

/** The guarantees of a lease as its homeowner and its roomie use them, over HTTP. */
export function guaranteesOf(leaseId: string, { owner, roomie }: { readonly owner: Ask; readonly roomie: Ask }) {
  const path = `/api/agreements/${leaseId}/guarantees`;
  const list = async (ask = owner): Promise<GuaranteesOfLease> => (await ask('GET', path)).body as GuaranteesOfLease;
  /** The newest. */
  const get = async (ask = owner): Promise<Guarantee> => {
    const [newest] = (await list(ask)).items;
    if (!newest) throw new Error('There is no guarantee.');
    return newest;
  };
  const change = async (action: string, ask = owner, more: object = {}): Promise<Answer> => {
    const { _id, version } = await get();
    return ask('PUT', `/api/guarantees/${_id}`, { action, version, ...more });
  };
  const answer = async (body: object, ask = roomie): Promise<Answer> => {
    const { _id, version } = await get();
    return ask('PUT', `/api/guarantees/${_id}/answer`, { version, ...body });
  };
  return {
    path,
    list,
    get,
    ask: (more: object = {}, by = owner) => by('POST', path, aGuarantee(more)),
    change,
    withdraw: (ask = owner) => change('withdraw', ask),
    resend: (ask = owner) => change('resend', ask),
    release: (ask = owner) => change('release', ask),
    agree: (shows_payments = false, ask = roomie) => answer({ agrees: true, shows_payments }, ask),
    refuse: (reason = 'My mother can’t.', ask = roomie) => answer({ agrees: false, reason }, ask),
    share: async (shows_payments: boolean, ask = roomie) =>
      ask('PUT', `/api/guarantees/${(await get())._id}/sharing`, { shows_payments }),
    document: async (ask = owner) => ask('GET', `/api/guarantees/${(await get())._id}/document`),
  };
}

/** A guarantor by their link. */
export function guarantorBy(app: TestApp, token: string, email: string) {
  const send = (method: string, tail: string, body: object = {}): Promise<Answer> =>
    call(app, method, `/api/guarantees/link${tail}`, { body: { token, ...body } });
  const read = async <State extends LinkedGuarantee['state']>(): Promise<Of<State>> => {
    const { status, body, text } = await send('POST', '');
    if (status !== 200) throw new Error(text);
    return body as Of<State>;
  };
  const codes = async (): Promise<string[]> =>
    (await mailsTo(email)).flatMap(({ subject }) => /^(\d{6}) is your code/.exec(subject)?.[1] ?? []);
  /** Asks for a code, and returns it from its e-mail. */
  const code = async (): Promise<string> => {
    const before = await codes();
    const { status, text } = await send('POST', '/code');
    if (status !== 200) throw new Error(text);
    await app.drainEvents();
    let fresh: string | undefined;
    await until(async () => (fresh = (await codes()).find((one) => !before.includes(one))) !== undefined, 60_000);
    return fresh ?? '';
  };
  const signWith = async (signing: object): Promise<Answer> => {
    const { text_sha256, consent } = await read<'sent'>();
    const seen = { text_sha256, consent: true, consent_version: consent.version, signature: 'Carmen Alvarez' };
    return send('PUT', '/signature', { ...seen, ...signing });
  };
  return {
    token,
    email,
    send,
    read,
    code,
    signWith,
    sign: async () => signWith({ code: await code() }),
    decline: (reason = '') => send('PUT', '/refusal', { reason }),
    document: () => send('POST', '/document'),
  };
}

export type Guarantor = ReturnType<typeof guarantorBy>;

/** Returns the guarantor of the e-mail with a link. @param than a guarantor with an earlier link */
export async function guarantorLink(app: TestApp, email: string, than?: Guarantor): Promise<Guarantor> {
  await app.drainEvents();
  let token: string | undefined;
  await until(async () => {
    const links = (await mailsTo(email)).flatMap(({ text }) => /\/guarantee\/([\w-]{43})/.exec(text)?.[1] ?? []);
    token = links.find((one) => one !== than?.token);
    return token !== undefined;
  }, 60_000);
  return guarantorBy(app, token ?? '', email);
}

/** A rented room, and the guarantees of its lease. */
export async function aGuaranteedLease(app: TestApp, homeowner: Player, terms: object = {}) {
  const stay = await aRentedRoom(app, homeowner, { starts_on: '2027-03-01', rent: '500.00', ...terms });
  const owner: Ask = (method, path, body) => stay.ask(homeowner, method, path, body);
  const guarantees = guaranteesOf(stay.leaseId, { owner, roomie: stay.asRoomie });
  /** Asked for and agreed to: the guarantor has their link. */
  const sent = async (more: object = {}, showsPayments = false): Promise<Guarantor> => {
    const { status, text } = await guarantees.ask(more);
    if (status !== 201) throw new Error(text);
    await guarantees.agree(showsPayments);
    return guarantorLink(app, (await guarantees.get()).guarantor.email);
  };
  return {
    ...stay,
    homeowner,
    owner,
    guarantees,
    sent,
    signed: async (more: object = {}, showsPayments = false): Promise<Guarantor> => {
      const guarantor = await sent(more, showsPayments);
      const { status, text } = await guarantor.sign();
      if (status !== 200) throw new Error(text);
      await app.drainEvents();
      return guarantor;
    },
  };
}
