import type { AgreementDetail, LeaseEnd, LeaseRent, Settlement } from '@common-roof/contracts';

import { RoomiesService } from '#contexts/housing/houses/tenancies/roomies.service.ts';
import { AgreementSigned } from '#contexts/letting/leasing/agreements/agreements.events.ts';
import { agreementsOf, aLetHouse, templatesOf, templateText } from '#test/support/agreements.ts';
import type { TestApp } from '#test/support/test-app.ts';
import { signIn } from '#test/support/world.ts';
import type { Column } from '#test/architecture/access-matrix.ts';
import { type Scene, type Targets, to } from './target.ts';

const EARLIER = { kind: 'earlier_end', last_day: '2026-06-01' };
/** From the first of a month: the rent of the world's leases is due by month. */
const LOWER_RENT = { from: '2039-12-01', rent: '1.00' };

/** Templates of the homeowner, and their agreements with the roomie, created for each cell. */
export function makeAgreementTargets(app: TestApp): Targets {
  const template = async ({ homeowner }: Scene) =>
    templatesOf(app, { ...homeowner, ...(await signIn(app, homeowner.account)) }).add();
  const RULES = { type: 'house_rules', agreement: '<p>Be kind.</p>' };
  const owner = async ({ homeowner }: Scene) =>
    agreementsOf(app, { ...homeowner, ...(await signIn(app, homeowner.account)) });
  /** Works for the roomie wherever they live now. */
  const sent = async (scene: Scene): Promise<AgreementDetail> => {
    const template = await (await owner(scene)).template(RULES);
    return whileThere(scene, async () => {
      const answer = await (await owner(scene)).ofRoom(scene.room, template, { state: 'sent' });
      return answer.body as AgreementDetail;
    });
  };
  /** A past roomie was sent it during their tenancy. */
  const whileThere = async <Result>({ room, roomie }: Scene, work: () => Promise<Result>): Promise<Result> => {
    const left = await app.database.query<{ id: string; ends_on: string }>(
      `UPDATE tenancies t SET state = 'active', ends_on = NULL FROM tenancies before
        WHERE before.id = t.id AND t.room_id = $1 AND t.roomie_id = $2 AND t.state = 'ended'
        RETURNING t.id, before.ends_on::text`,
      [room, roomie.account.id],
    );
    const result = await work();
    for (const { id, ends_on } of left) {
      await app.database.query(`UPDATE tenancies SET state = 'ended', ends_on = $2 WHERE id = $1`, [id, ends_on]);
    }
    return result;
  };
  const signed = async (scene: Scene): Promise<AgreementDetail> => {
    const agreement = await sent(scene);
    const roomie = agreementsOf(app, { ...scene.roomie, ...(await signIn(app, scene.roomie.account)) });
    return (await roomie.sign(agreement)).body as AgreementDetail;
  };
  const landlordOf = async (scene: Scene) => ({ ...scene.homeowner, ...(await signIn(app, scene.homeowner.account)) });
  /** A lease of a new roomie in a new room. */
  const signedLease = async (scene: Scene) => {
    const homeowner = await landlordOf(scene);
    const { roomId, roomie } = await aLetHouse(app, homeowner);
    const lease = await agreementsOf(app, homeowner).make(roomId, { state: 'sent' });
    await agreementsOf(app, roomie).sign(lease);
    return { agreement: lease._id, roomie, proof: { text_sha256: lease.text_sha256, consent: true } };
  };
  /** In force, or under notice; when the cell is about the caller's own things, the roomie is the caller. */
  const leaseIn = async (
    column: Column,
    scene: Scene,
    state: 'active' | 'pre_released',
    by: 'homeowner' | 'caller' = 'homeowner',
  ) => {
    const landlord = agreementsOf(app, await landlordOf(scene));
    const { agreement, roomie, proof } = await signedLease(scene);
    await landlord.ask('PUT', `/api/agreements/${agreement}/countersign`, { ...proof, signature: 'Some Owner' });
    const notice = { release_date: '2040-01-31' };
    const path = `/api/roomies/prerelease/${roomie.account.id}`;
    const isRoomies = scene.own ? scene.self === scene.roomie : column === 'r1';
    const tenant = agreementsOf(app, roomie);
    const [caller, other] = isRoomies ? [tenant, landlord] : [landlord, tenant];
    if (state === 'pre_released') await (by === 'caller' ? caller : landlord).ask('PUT', path, notice);
    const request = async (who: typeof caller): Promise<string> => {
      const asked = await who.ask('POST', `/api/leases/${agreement}/requests`, EARLIER);
      return (asked.body as LeaseEnd).request?._id ?? '';
    };
    return {
      agreement,
      landlord,
      caller,
      other,
      request,
      id: roomie.account.id,
      asks: isRoomies ? { token: roomie.token } : {},
    };
  };
  return {
    'POST /api/roomies/addagreementtoroomie/{room}': async (_column, scene) => ({
      path: `/api/roomies/addagreementtoroomie/${scene.room}`,
      body: { template_id: await (await owner(scene)).template(RULES), state: 'draft' },
    }),
    'GET /api/roomies/getallagreements/{id}': (_column, { roomie }) => ({
      path: `/api/roomies/getallagreements/${roomie.account.id}`,
    }),
    'GET /api/roomies/getoldagreements/{id}': (_column, { roomie }) => ({
      path: `/api/roomies/getoldagreements/${roomie.account.id}`,
    }),
    'GET /api/roomies/homeowner-agreements': to('/api/roomies/homeowner-agreements'),
    'PUT /api/roomies/editagreement/{id}': async (_column, scene) => ({
      path: `/api/roomies/editagreement/${scene.roomie.account.id}`,
      body: { agreement_id: (await sent(scene))._id, agreement: '<p>Be kinder.</p>', type: 'house_rules' },
    }),
    'PUT /api/roomies/setAgreementStatus/{id}': async (_column, scene) => {
      const { _id } = await signed(scene);
      await app.database.query(`UPDATE agreements SET state = 'inactive' WHERE state = 'active' AND room_id = $1`, [
        scene.room,
      ]);
      return {
        path: `/api/roomies/setAgreementStatus/${scene.roomie.account.id}`,
        body: { signedAgreementId: _id, isActive: true },
      };
    },
    'PUT /api/roomies/leasetemplate/{id}': async (column, scene) => {
      const path = `/api/roomies/leasetemplate/${scene.roomie.account.id}`;
      if (column.startsWith('h')) return { path, body: { agreement: '<p>{{rent}}</p>' } };
      const agreement = await sent(scene);
      return { path, body: { ...(await owner(scene)).proof(agreement), signature: 'Some Body' } };
    },
    'GET /api/agreements/{id}': async (_column, scene) => ({ path: `/api/agreements/${(await sent(scene))._id}` }),
    'PUT /api/agreements/{id}': async (column, scene) => ({
      path: `/api/agreements/${(await sent(scene))._id}`,
      body: column.startsWith('h') || column === 'adm' ? { action: 'withdraw' } : { action: 'decline', reason: '' },
    }),
    'GET /api/agreements/{id}/versions': async (_column, scene) => ({
      path: `/api/agreements/${(await sent(scene))._id}/versions`,
    }),
    'GET /api/agreements/{id}/document': async (_column, scene) => {
      const { _id } = await signed(scene);
      await app.handle('print-agreement', AgreementSigned.type, _id);
      return { path: `/api/agreements/${_id}/document` };
    },
    'PUT /api/agreements/{id}/countersign': async (_column, scene) => {
      const { agreement, proof } = await signedLease(scene);
      return { path: `/api/agreements/${agreement}/countersign`, body: { ...proof, signature: 'Some Owner' } };
    },
    'GET /api/leases/settings/{id}': (_column, { house }) => ({ path: `/api/leases/settings/${house}` }),
    'PUT /api/leases/settings/{id}': async (_column, scene) => {
      const path = `/api/leases/settings/${scene.house}`;
      return { path, body: (await (await owner(scene)).ask('GET', path)).body };
    },
    'GET /api/leases/{id}/end': async (column, scene) => {
      const { agreement, asks } = await leaseIn(column, scene, 'active');
      return { path: `/api/leases/${agreement}/end`, ...asks };
    },
    'GET /api/leases/{id}/settlement': async (column, scene) => {
      const { agreement, asks } = await leaseIn(column, scene, 'pre_released');
      return { path: `/api/leases/${agreement}/settlement`, ...asks };
    },
    'PUT /api/roomies/prerelease/{id}': async (column, scene) => {
      const { id, asks } = await leaseIn(column, scene, 'active');
      return { path: `/api/roomies/prerelease/${id}`, body: { release_date: '2040-01-31' }, ...asks };
    },
    'PUT /api/roomies/releaselease/{id}': async (column, scene) => {
      const { id, agreement, landlord, caller, other, request } = await leaseIn(column, scene, 'pre_released');
      const left_on = EARLIER.last_day;
      await other.ask('PUT', `/api/leases/requests/${await request(caller)}`, { accept: true });
      const { body } = await landlord.ask('GET', `/api/leases/${agreement}/settlement?left_on=${left_on}`);
      return {
        path: `/api/roomies/releaselease/${id}`,
        body: { settlement_sha256: (body as Settlement).sha256, left_on },
      };
    },
    'PUT /api/roomies/rollbackrelease/{id}': async (column, scene) => {
      const { id, asks } = await leaseIn(column, scene, 'pre_released', 'caller');
      return { path: `/api/roomies/rollbackrelease/${id}`, ...asks };
    },
    'POST /api/leases/{id}/move': async (column, scene) => {
      const { agreement, asks } = await leaseIn(column, scene, 'active');
      const [room] = await app.database.query<{ id: string }>(
        `INSERT INTO rooms (house_id, name)
         SELECT house_id, 'Spare ' || gen_random_uuid() FROM agreements WHERE id = $1 RETURNING id`,
        [agreement],
      );
      return {
        path: `/api/leases/${agreement}/move`,
        body: { room_id: room?.id ?? agreement, starts_on: '2040-02-01', rent: '500.00' },
        ...asks,
      };
    },
    'GET /api/leases/{id}/rent': async (column, scene) => {
      const { agreement, asks } = await leaseIn(column, scene, 'active');
      return { path: `/api/leases/${agreement}/rent`, ...asks };
    },
    'POST /api/leases/{id}/rent-changes': async (column, scene) => {
      const { agreement, asks } = await leaseIn(column, scene, 'active');
      return { path: `/api/leases/${agreement}/rent-changes`, body: LOWER_RENT, ...asks };
    },
    'PUT /api/leases/rent-changes/{id}': async (column, scene) => {
      const { agreement, landlord, asks } = await leaseIn(column, scene, 'active');
      return { path: await rentChange(landlord, agreement), body: { said: 'acknowledged' }, ...asks };
    },
    'DELETE /api/leases/rent-changes/{id}': async (column, scene) => {
      const { agreement, landlord, asks } = await leaseIn(column, scene, 'active');
      return { path: await rentChange(landlord, agreement), ...asks };
    },
    'POST /api/leases/{id}/requests': async (column, scene) => {
      const { agreement, asks } = await leaseIn(column, scene, 'pre_released');
      return { path: `/api/leases/${agreement}/requests`, body: EARLIER, ...asks };
    },
    'PUT /api/leases/requests/{id}': async (column, scene) => {
      const { other, request, asks } = await leaseIn(column, scene, 'pre_released');
      return { path: `/api/leases/requests/${await request(other)}`, body: { accept: true }, ...asks };
    },
    'DELETE /api/leases/requests/{id}': async (column, scene) => {
      const { caller, request, asks } = await leaseIn(column, scene, 'pre_released');
      return { path: `/api/leases/requests/${await request(caller)}`, ...asks };
    },
    'GET /api/previousroomies/{id}': (_column, { house }) => ({ path: `/api/previousroomies/${house}` }),
    'GET /api/previousroomies/by-id/{id}': async (column, scene) => {
      const { roomie } = await aLetHouse(app, await landlordOf(scene));
      await app.get(RoomiesService).moveOut(roomie.account.id, '2026-04-01');
      const isRoomies = scene.own ? scene.self === scene.roomie : column === 'rEx';
      return {
        path: `/api/previousroomies/by-id/${roomie.account.id}`,
        ...(isRoomies ? { token: roomie.token } : {}),
      };
    },
    'POST /api/agreements/house/{id}': async (_column, scene) => ({
      path: `/api/agreements/house/${scene.house}`,
      body: { template_id: await (await owner(scene)).template(RULES) },
    }),
    'GET /api/homeowners/getagreement/{id}': (_column, { homeowner }) => ({
      path: `/api/homeowners/getagreement/${homeowner.account.id}`,
    }),
    'PUT /api/homeowners/addagreement/{id}': (_column, { homeowner }) => ({
      path: `/api/homeowners/addagreement/${homeowner.account.id}`,
      body: templateText(),
    }),
    'PUT /api/homeowners/deleteagreement/{id}': async (_column, scene) => ({
      path: `/api/homeowners/deleteagreement/${scene.homeowner.account.id}`,
      body: { agreement_id: (await template(scene))._id },
    }),
    'GET /api/agreement-templates/{id}': async (_column, scene) => ({
      path: `/api/agreement-templates/${(await template(scene))._id}`,
    }),
    'GET /api/agreement-templates/{id}/versions': async (_column, scene) => ({
      path: `/api/agreement-templates/${(await template(scene))._id}/versions`,
    }),
    'GET /api/agreement-templates/starters': to('/api/agreement-templates/starters'),
    'GET /api/agreement-templates/values/{id}': (_column, { room }) => ({
      path: `/api/agreement-templates/values/${room}?language=en`,
    }),
  };
}

/** Announces a rent. @returns the path of the announcement */
async function rentChange(landlord: ReturnType<typeof agreementsOf>, lease: string): Promise<string> {
  const { body } = await landlord.ask('POST', `/api/leases/${lease}/rent-changes`, LOWER_RENT);
  return `/api/leases/rent-changes/${(body as LeaseRent).changes[0]?._id ?? lease}`;
}
