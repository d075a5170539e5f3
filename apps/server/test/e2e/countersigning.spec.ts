import type { AgreementDetail } from '@common-roof/contracts';
import { until } from '@common-roof/local-services';

import { agreementsOf, aLetHouse } from '#test/support/agreements.ts';
import { aRoomieIn } from '#test/support/houses.ts';
import { call, problemOf } from '#test/support/http.ts';
import { type Letting, startLetting } from '#test/support/lettings.ts';
import { mailTo } from '#test/support/mailbox.ts';
import { leaseOf } from '#test/support/offers.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';

let app: Letting['app'];
let world: Letting['world'];
let ads: Letting['ads'];
let offers: Letting['offers'];
let owner: Letting['owner'];

beforeAll(async () => {
  ({ app, world, ads, offers, owner } = await startLetting());
});
afterAll(() => app.close());

const DAY = 86_400;

describe('countersigning', () => {
  it('makes a prospect a roomie in one step, with account, invitation, tenancy and live updates', async () => {
    const offer = await offers.make();
    await offers.sign(offer);
    await app.drainEvents();
    const socket = await connect(app, world.players.h1.token);
    const changed = nextEvent(socket, 'agreement:changed');
    const signed = (await owner.countersign(leaseOf(offer), { signature: 'Helen Owner' })).body as AgreementDetail;
    expect(signed).toMatchObject({
      state: 'active',
      party: { kind: 'roomie', name: 'Mara Lind' },
      signatures: [
        { by: 'tenant', name: 'Mara Lind' },
        { by: 'homeowner', name: 'Helen Owner' },
      ],
    });
    await app.drainEvents();
    expect(await changed).toEqual({ agreement_id: leaseOf(offer) });
    socket.close();
    const [stay] = await app.database.query(
      `SELECT to_char(t.starts_on, 'YYYY-MM-DD') AS starts_on, t.rent_minor, t.state, a.email
         FROM tenancies t JOIN accounts a ON a.id = t.roomie_id WHERE t.room_id = $1`,
      [offer.roomId],
    );
    expect(stay).toEqual({ starts_on: '2030-05-01', rent_minor: '52000', state: 'upcoming', email: offer.email });
    expect((await mailTo(offer.email, /Your lease .* is in force/)).text).toContain('/accept-invite');
    expect(await offers.read(offer)).toMatchObject({ state: 'moved_in', lease: { state: 'active' } });
  });

  it('tells the applicant of an ad that the room is theirs', async () => {
    const ad = await ads.publish();
    const applicant = await ads.applyAndConfirm(ad._id);
    const template_id = await offers.template();
    const offer = await ads.offer(ad.room._id, { applicant_id: applicant._id, template_id });
    await offers.sign(offer);
    expect((await owner.countersign(leaseOf(offer))).status).toBe(200);
    expect((await ads.applicants(ad._id))[0]?.state).toBe('accepted');
  });

  it('happens once, and only after the roomie has signed', async () => {
    const offer = await offers.make();
    expect((await owner.countersign(leaseOf(offer))).status).toBe(409);
    await offers.sign(offer);
    const answers = await Promise.all(Array.from({ length: 4 }, () => owner.countersign(leaseOf(offer))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const stays = await app.database.query('SELECT 1 FROM tenancies WHERE room_id = $1', [offer.roomId]);
    expect(stays).toHaveLength(1);
  });

  it('changes nothing when the room has been taken since', async () => {
    const offer = await offers.make();
    await offers.sign(offer);
    await aRoomieIn(app, offer.roomId);
    expect(problemOf(await owner.countersign(leaseOf(offer))).detail).toBe('The room is taken on one of these days.');
    expect(await owner.read(leaseOf(offer))).toMatchObject({ state: 'signed', signatures: [{ by: 'tenant' }] });
    const accounts = await app.database.query('SELECT 1 FROM accounts WHERE email = $1', [offer.email]);
    expect(accounts).toEqual([]);
  });

  it('for a current roomie keeps the tenancy, changes the rent on its day and replaces the lease', async () => {
    const { roomId, roomie } = await aLetHouse(app, world.players.h1);
    const tenant = agreementsOf(app, roomie);
    const first = await owner.make(roomId, { state: 'sent', rent: '500.00' });
    await tenant.sign(first);
    await owner.countersign(first._id);
    const rent = async () =>
      (await app.database.query('SELECT rent_minor FROM tenancies WHERE room_id = $1', [roomId])).map(
        (row) => row as { rent_minor: string },
      );
    expect(await rent()).toEqual([{ rent_minor: '50000' }]);
    const startsOn = new Date(app.clock.now().getTime() + 10 * DAY * 1_000).toISOString().slice(0, 10);
    const next = (
      await owner.edit(roomie.account.id, first, '<p>{{rent}}</p>', { rent: '530.00', starts_on: startsOn })
    ).body as AgreementDetail;
    await tenant.sign((await owner.act(next._id, 'send')).body as AgreementDetail);
    await owner.countersign(next._id);
    expect((await owner.read(first._id)).state).toBe('archived');
    expect(await rent()).toEqual([{ rent_minor: '50000' }]);
    app.clock.advance(11 * DAY);
    await app.runDue();
    expect(await rent()).toEqual([{ rent_minor: '53000' }]);
    app.clock.set(new Date());
  });

  it.each([
    ['the call that writes leases', '/api/roomies/leasetemplate/'],
    ['a template', null],
  ])('also replaces the lease in force when the new one was made by %s', async (_, path) => {
    const { roomId, roomie } = await aLetHouse(app, world.players.h1);
    const tenant = agreementsOf(app, roomie);
    const first = await owner.make(roomId, { state: 'sent' });
    await tenant.sign(first);
    await owner.countersign(first._id);
    const next =
      path === null
        ? await owner.make(roomId, {})
        : ((await owner.ask('PUT', `${path}${roomie.account.id}`, { agreement: '<p>{{rent}}</p>' }))
            .body as AgreementDetail);
    expect(next).toMatchObject({ state: 'draft', type: 'lease', supersedes: first._id });
    await tenant.sign((await owner.act(next._id, 'send')).body as AgreementDetail);
    expect((await owner.countersign(next._id)).status).toBe(200);
    expect((await owner.read(first._id)).state).toBe('archived');
  });

  it('prints its PDF again with both signatures', async () => {
    const { roomId, roomie } = await aLetHouse(app, world.players.h1);
    const lease = await owner.make(roomId, { state: 'sent' });
    await agreementsOf(app, roomie).sign(lease);
    await owner.countersign(lease._id);
    await app.drainEvents();
    await until(async () => (await owner.read(lease._id)).steps.some(({ step }) => step === 'sealed'), 60_000);
    const made = await app.database.query(
      'SELECT signatures FROM agreement_documents WHERE agreement_id = $1 ORDER BY signatures DESC',
      [lease._id],
    );
    expect(made[0]).toEqual({ signatures: 2 });
  });

  it('is for the homeowner only', async () => {
    const offer = await offers.make();
    await offers.sign(offer);
    const body = { text_sha256: (await owner.read(leaseOf(offer))).text_sha256, consent: true, signature: 'Other' };
    const path = `/api/agreements/${leaseOf(offer)}/countersign`;
    const { h2, adm, r1 } = world.players;
    const statuses = [];
    for (const { token } of [h2, adm, r1]) statuses.push((await call(app, 'PUT', path, { token, body })).status);
    expect(statuses).toEqual([404, 403, 403]);
  });
});
