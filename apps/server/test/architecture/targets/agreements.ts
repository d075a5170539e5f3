import type { AgreementDetail } from '@common-roof/contracts';

import { agreementsOf, aLetHouse, templatesOf, templateText } from '../../support/agreements.ts';
import type { TestApp } from '../../support/test-app.ts';
import { signIn } from '../../support/world.ts';
import { type Scene, type Targets, to } from './target.ts';

/** Templates of the homeowner, and agreements of theirs with the roomie, made for each cell. */
export function makeAgreementTargets(app: TestApp): Targets {
  const template = async ({ homeowner }: Scene) =>
    templatesOf(app, { ...homeowner, ...(await signIn(app, homeowner.account)) }).add();
  const RULES = { type: 'house_rules', agreement: '<p>Be kind.</p>' };
  const owner = async ({ homeowner }: Scene) =>
    agreementsOf(app, { ...homeowner, ...(await signIn(app, homeowner.account)) });
  /** The other side, whatever became of where they live. */
  const sent = async (scene: Scene): Promise<AgreementDetail> => {
    const template = await (await owner(scene)).template(RULES);
    return whileThere(scene, async () => {
      const answer = await (await owner(scene)).ofRoom(scene.room, template, { state: 'sent' });
      return answer.body as AgreementDetail;
    });
  };
  /** Who has left was sent it while they lived there. */
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
  /** Of somebody who lives in a room that is made for it. */
  const signedLease = async (scene: Scene) => {
    const homeowner = { ...scene.homeowner, ...(await signIn(app, scene.homeowner.account)) };
    const { roomId, roomie } = await aLetHouse(app, homeowner);
    const lease = await agreementsOf(app, homeowner).make(roomId, { state: 'sent' });
    await agreementsOf(app, roomie).sign(lease);
    return { agreement: lease._id, proof: { text_sha256: lease.text_sha256, consent: true } };
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
      await app.drainEvents();
      return { path: `/api/agreements/${_id}/document` };
    },
    'PUT /api/agreements/{id}/countersign': async (_column, scene) => {
      const { agreement, proof } = await signedLease(scene);
      return { path: `/api/agreements/${agreement}/countersign`, body: { ...proof, signature: 'Some Owner' } };
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
