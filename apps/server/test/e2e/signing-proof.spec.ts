import type { AgreementDetail, ProspectDetail } from '@common-roof/contracts';
import { dayIn } from '@common-roof/domain';
import { until } from '@common-roof/local-services';

import { linkOfOffer, type Offered, seenByLink, slugOf } from '#test/support/ads.ts';
import { aRoomieIn } from '#test/support/houses.ts';
import { type Answer, call, problemOf } from '#test/support/http.ts';
import { type Letting, startLetting } from '#test/support/lettings.ts';
import { mailsTo, mailTo } from '#test/support/mailbox.ts';
import { leaseOf } from '#test/support/offers.ts';
import { signIn } from '#test/support/world.ts';

let app: Letting['app'];
let world: Letting['world'];
let ads: Letting['ads'];
let offers: Letting['offers'];
let owner: Letting['owner'];

beforeAll(async () => {
  ({ app, world, ads, offers, owner } = await startLetting());
});
afterEach(() => {
  app.clock.set(new Date());
});
afterAll(() => app.close());

const askForCode = (offer: Offered, token?: string): Promise<Answer> =>
  call(app, 'POST', `/api/newlease/${slugOf(offer)}/code`, token === undefined ? {} : { token });

/** Returns the newest code e-mailed to the address of the offer, once there are `nth` of them. */
async function codeInMail({ email }: Offered, nth: 1 | 2 = 1): Promise<string> {
  await app.drainEvents();
  let mails: string[] = [];
  await until(async () => {
    const all = await mailsTo(email);
    mails = all.filter(({ subject }) => subject.includes('is your code to sign the lease')).map(({ text }) => text);
    return mails.length >= nth;
  }, 60_000);
  return /: (\d{6})/.exec(mails[0] ?? '')?.[1] ?? '';
}

async function sign(offer: Offered, code?: string, token?: string): Promise<Answer> {
  const proof = await seenByLink(app, offer);
  return call(app, 'POST', `/api/newlease/${slugOf(offer)}`, {
    ...(token === undefined ? {} : { token }),
    body: { ...proof, signature: 'Mara Lind', ...(code === undefined ? {} : { code }) },
  });
}

const signatureOf = async (offer: Offered) => {
  const [row] = await app.database.query<object>(
    `SELECT s.proof, s.address, s.account_id FROM agreement_signatures s WHERE s.agreement_id = $1 AND s.by = 'tenant'`,
    [leaseOf(offer)],
  );
  return row;
};

describe('the link to a lease', () => {
  it('is revealed only to the address of the offer', async () => {
    const { link, ...offer } = await offers.make();
    const slug = slugOf({ link });
    const path = `/api/newroomies/all/${world.players.h1.account.id}`;
    const seen = [
      JSON.stringify(offer),
      (await ads.ask('GET', `/api/newroomies/${offer._id}`)).text,
      (await ads.ask('GET', path)).text,
      (await ads.ask('PUT', `/api/newroomies/${offer._id}`, { action: 'resend' })).text,
    ];
    const again = await linkOfOffer(app, offer._id);
    for (const text of seen) {
      expect(text).not.toContain(slug);
      expect(text).not.toContain(slugOf({ link: again }));
    }
  });
});

describe('a lease signed by its link', () => {
  it('needs the code from the mailbox of its address, which the signature then names', async () => {
    const offer = await offers.make();
    expect(problemOf(await sign(offer)).errors).toEqual([
      { path: 'code', message: 'Enter the code that we e-mailed you.' },
    ]);
    const sent = await askForCode(offer);
    expect(sent.status).toBe(200);
    expect(sent.text).not.toContain(offer.email);
    const code = await codeInMail(offer);
    expect(sent.text).not.toContain(code);
    expect((await sign(offer, code)).status).toBe(200);
    expect(await signatureOf(offer)).toEqual({ proof: 'code', address: offer.email, account_id: null });
  });

  it('rejects a wrong code, the right one after five tries, and an expired one', async () => {
    const offer = await offers.make();
    await askForCode(offer);
    const code = await codeInMail(offer);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) expect((await sign(offer, wrong)).status).toBe(422);
    expect((await sign(offer, code)).status).toBe(422);
    await askForCode(offer);
    app.clock.advance(16 * 60);
    expect((await sign(offer, code)).status).toBe(422);
    expect((await owner.read(leaseOf(offer))).state).toBe('sent');
  });

  it("can't be signed by the homeowner or a roomie who has the link and the code", async () => {
    const offer = await offers.make();
    await askForCode(offer);
    const code = await codeInMail(offer);
    for (const { token } of [world.players.h1, world.players.r1]) {
      const refused = problemOf(await sign(offer, code, token));
      expect(refused).toMatchObject({
        status: 409,
        detail: 'This offer was sent to another address. Only its recipient can sign it.',
      });
      expect((await askForCode(offer, token)).status).toBe(409);
    }
    expect((await owner.read(leaseOf(offer))).state).toBe('sent');
    expect((await sign(offer, code)).status).toBe(200);
  });

  it('needs no code from a person signed in to the account of the address', async () => {
    const known = await aRoomieIn(app, (await ads.emptyRoom()).roomId);
    await ads.ask('DELETE', `/api/roomies/${known.id}`);
    const offer = await offers.make({ email: known.email, first_name: 'Some', last_name: 'Body' });
    const { token } = await signIn(app, known);
    expect((await sign(offer, undefined, token)).status).toBe(200);
    expect(await signatureOf(offer)).toEqual({ proof: 'account', address: known.email, account_id: known.id });
  });

  it('sends at most five codes an hour', async () => {
    const offer = await offers.make();
    const statuses = [];
    for (let sent = 0; sent < 6; sent += 1) statuses.push((await askForCode(offer)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('two leases for one person', () => {
  const again = { first_name: 'Mara', last_name: 'Lind' };
  const withCode = async (offer: Offered, nth: 1 | 2 = 1): Promise<Answer> => {
    await askForCode(offer);
    return sign(offer, await codeInMail(offer, nth));
  };
  const obstacleOf = async (offer: Offered): Promise<unknown> =>
    ((await call(app, 'GET', `/api/newlease/${slugOf(offer)}`)).body as { obstacle: unknown }).obstacle;

  it("can't both be signed: the second says why before and during signing, until the first is withdrawn", async () => {
    const first = await offers.make();
    const second = await offers.make({ ...again, email: first.email.toUpperCase() });
    expect(await obstacleOf(second)).toBeNull();
    expect((await withCode(first)).status).toBe(200);
    expect(await obstacleOf(second)).toBe('other_lease');
    const refused = problemOf(await withCode(second));
    expect(refused.status).toBe(409);
    expect(refused.detail).toMatch(/^You have signed another lease/);
    await offers.act(first, { action: 'withdraw' });
    expect((await withCode(second, 2)).status).toBe(200);
  });

  it("can't both be signed at the same moment", async () => {
    const first = await offers.make();
    const second = await offers.make({ ...again, email: first.email });
    await askForCode(first);
    const codes = [await codeInMail(first)];
    await askForCode(second);
    codes.push(await codeInMail(second, 2));
    const answers = await Promise.all([first, second].map((offer, at) => sign(offer, codes[at])));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it("can't both be signed by a person with an account", async () => {
    const known = await aRoomieIn(app, (await ads.emptyRoom()).roomId);
    await ads.ask('DELETE', `/api/roomies/${known.id}`);
    const person = { email: known.email, first_name: 'Some', last_name: 'Body' };
    const [first, second] = [await offers.make(person), await offers.make(person)];
    const { token } = await signIn(app, known);
    expect((await sign(first, undefined, token)).status).toBe(200);
    expect(problemOf(await sign(second, undefined, token))).toMatchObject({ status: 409 });
  });
});

it("a lease can't be signed for a room that isn't free any more, and its page says so", async () => {
  const offer = await offers.make();
  await askForCode(offer);
  const code = await codeInMail(offer);
  await aRoomieIn(app, offer.room._id);
  expect((await call(app, 'GET', `/api/newlease/${slugOf(offer)}`)).body).toMatchObject({ obstacle: 'room_taken' });
  expect(problemOf(await sign(offer, code))).toMatchObject({
    status: 409,
    detail: 'This room is not free on the first day of the lease any more.',
  });
});

it('the link to a lease shows it during the tenancy, renewed or not, and nothing of it afterwards', async () => {
  const offer = await offers.make({ starts_on: dayIn('Europe/London', app.clock.now()) });
  await offers.sign(offer);
  await owner.countersign(leaseOf(offer));
  await app.drainEvents();
  const document = () => call(app, 'GET', `/api/newlease/${slugOf(offer)}/document`);
  expect(await offers.read(offer)).toMatchObject({ state: 'moved_in', lease: { state: 'active' } });
  expect((await document()).status).toBe(200);
  await app.database.query(
    `UPDATE tenancies SET state = 'ended', is_leased = false, ends_on = starts_on WHERE room_id = $1`,
    [offer.roomId],
  );
  expect(await offers.read(offer)).toEqual({ state: 'moved_out', homeowner: expect.any(String) as string });
  expect((await document()).status).toBe(404);
});

describe('the address of an offer', () => {
  const readdress = (offer: ProspectDetail, email: string, version = offer.version): Promise<Answer> =>
    offers.act(offer, { action: 'readdress', version, email });

  it('can be changed: a new link goes to the new one, and link and code of the old one open nothing', async () => {
    const offer = await offers.make();
    await askForCode(offer);
    const code = await codeInMail(offer);
    const email = `new-${offer.email}`;
    const changed = await readdress(offer, email);
    expect(changed.body).toMatchObject({ email, state: 'invited' });
    expect((await sign(offer, code).catch(() => null))?.status ?? 404).toBe(404);
    const again = { ...(changed.body as ProspectDetail), link: await linkOfOffer(app, offer._id) };
    expect((await sign(again, code)).status).toBe(422);
    await app.drainEvents();
    expect((await mailTo(email, /offers you /)).text).toContain(slugOf(again));
    expect((await readdress(offer, offer.email)).status).toBe(409);
  });

  it("is never the homeowner's own", async () => {
    const { email } = world.players.h1.account;
    const offer = await offers.make();
    expect(problemOf(await readdress(offer, email.toUpperCase())).errors?.[0]?.path).toBe('email');
    const { roomId } = await ads.emptyRoom();
    const terms = {
      first_name: 'H',
      last_name: 'P',
      email,
      starts_on: '2030-05-01',
      rent: '1.00',
      deposit: '0.00',
      note: '',
    };
    expect((await ads.ask('POST', `/api/newroomies/${roomId}`, terms)).status).toBe(422);
  });
});

it('a countersignature names the account of the homeowner', async () => {
  const offer = await offers.make();
  expect((await offers.sign(offer)).status).toBe(200);
  const { signatures } = (await owner.countersign(leaseOf(offer))).body as AgreementDetail;
  expect(signatures).toHaveLength(2);
  const [row] = await app.database.query<object>(
    `SELECT proof, address FROM agreement_signatures WHERE agreement_id = $1 AND by = 'homeowner'`,
    [leaseOf(offer)],
  );
  expect(row).toEqual({ proof: 'account', address: world.players.h1.account.email });
});
