import { agreementsOf, aLetHouse } from '#test/support/agreements.ts';
import { entriesIn } from '#test/support/calendar-files.ts';
import { mailTo } from '#test/support/mailbox.ts';
import { leaseOf, leaseOffersOf } from '#test/support/offers.ts';
import { showingsOf } from '#test/support/showings.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;
let owner: ReturnType<typeof agreementsOf>;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
  owner = agreementsOf(app, world.players.h1);
});
afterAll(() => app.close());

/** Formats a time as exactly as a calendar does. */
const toTheSecond = (at: string | null): string => (at ?? '').replace(/\.\d+Z$/, '.000Z');
const TERMS = { starts_on: '2030-05-01', rent: '520.00', deposit: '400.00' };

describe('calendar entries', () => {
  it('contain the deadline to sign and the start of a lease, for the roomie and the homeowner', async () => {
    const { roomId, roomie } = await aLetHouse(app, world.players.h1);
    const sent = await owner.make(roomId, { state: 'sent', ...TERMS });
    await app.drainEvents();
    const [asked] = entriesIn(await mailTo(roomie.account.email, /to sign$/));
    expect(asked).toMatchObject({
      file: 'sign-by.ics',
      method: 'PUBLISH',
      status: 'CONFIRMED',
      summary: 'Sign: Room lease',
      end: toTheSecond(sent.expires_at),
    });

    await agreementsOf(app, roomie).sign(sent);
    await app.drainEvents();
    const [planned] = entriesIn(await mailTo(world.players.h1.account.email, /signed “Room lease”$/));
    expect(planned).toMatchObject({ file: 'lease-begins.ics', status: 'TENTATIVE', start: '2030-05-01' });

    await owner.countersign(sent._id);
    await app.drainEvents();
    const [removed, begins] = entriesIn(await mailTo(roomie.account.email, /countersigned/));
    expect(removed).toMatchObject({ method: 'CANCEL', uid: asked?.uid, status: 'CANCELLED' });
    expect(begins).toMatchObject({ method: 'PUBLISH', uid: planned?.uid, status: 'CONFIRMED', start: '2030-05-01' });
    expect(begins?.location).toMatch(/Street/);
    expect(
      Math.min((removed?.sequence ?? 0) - (asked?.sequence ?? 0), (begins?.sequence ?? 0) - (planned?.sequence ?? 0)),
    ).toBeGreaterThan(0);
  });

  it('reach a prospect without an account, with the offer and with the lease in force', async () => {
    const offers = leaseOffersOf(app, world.players.h1);
    const offer = await offers.make();
    await app.drainEvents();
    expect(entriesIn(await mailTo(offer.email, /room|Zimmer/i)).map(({ file }) => file)).toEqual(['sign-by.ics']);
    await offers.sign(offer);
    await owner.countersign(leaseOf(offer));
    await app.drainEvents();
    expect(entriesIn(await mailTo(offer.email, /in force/)).map(({ file, status }) => `${file} ${status}`)).toEqual([
      'sign-by.ics CANCELLED',
      'lease-begins.ics CONFIRMED',
    ]);
  });

  it('are removed when an agreement is withdrawn', async () => {
    const { roomId, roomie } = await aLetHouse(app, world.players.h1);
    const sent = await owner.make(roomId, { state: 'sent', ...TERMS });
    await app.drainEvents();
    const [asked] = entriesIn(await mailTo(roomie.account.email, /to sign$/));
    await owner.act(sent._id, 'withdraw');
    await app.drainEvents();
    const [removed] = entriesIn(await mailTo(roomie.account.email, /withdrew/));
    expect(removed).toMatchObject({ uid: asked?.uid, method: 'CANCEL' });
  });

  it('contain showings for the homeowner and for the roomie of the room', async () => {
    const [homeowner, roomie] = [showingsOf(app, world.players.h1), showingsOf(app, world.players.r1)];
    const showing = await homeowner.propose(world.roomOfR1, {});
    await roomie.change(showing, 'confirm');
    await app.drainEvents();
    const [entry] = entriesIn(await mailTo(world.players.h1.account.email, /confirmed the showing/));
    expect(entry).toMatchObject({
      file: 'showing.ics',
      status: 'CONFIRMED',
      start: toTheSecond(showing.starts_at),
    });
    const confirmed = (await homeowner.ofRoom(world.roomOfR1)).filter(({ state }) => state === 'confirmed');
    for (const one of confirmed) await homeowner.change(one, 'cancel', { reason: 'I am ill.' });
    await app.drainEvents();
    const [gone] = entriesIn(await mailTo(world.players.r1.account.email, /cancel/i));
    expect(gone).toMatchObject({ uid: entry?.uid, method: 'CANCEL', status: 'CANCELLED' });
  });
});
