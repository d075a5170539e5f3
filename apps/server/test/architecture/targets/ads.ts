import { randomUUID } from 'node:crypto';

import { AgreementSigned } from '#contexts/letting/leasing/agreements/agreements.events.ts';
import { adsOf, adText, application, offerTerms, proofByLink, slugOf } from '#test/support/ads.ts';
import { existing } from '#test/support/feed-stage.ts';
import { call } from '#test/support/http.ts';
import type { TestApp } from '#test/support/test-app.ts';
import { signIn } from '#test/support/world.ts';
import { type Scene, type Targets, to } from './target.ts';

/** Ads, applicants and offers of the homeowner, created for each cell. `rPre` holds the link to the offer. */
export function makeAdTargets(app: TestApp): Targets {
  // Uses a new session each time: some calls end the account's sessions.
  const owner = async ({ homeowner }: Scene) => adsOf(app, await signIn(app, homeowner.account));
  const person = () => ({ first_name: 'Mara', last_name: 'Lind', email: `${randomUUID()}@offer.test` });
  const prospect = async (scene: Scene) => {
    const ads = await owner(scene);
    return ads.offer((await ads.emptyRoom()).roomId, person());
  };
  const leased = async (scene: Scene) => {
    const offer = await prospect(scene);
    const lease = { agreement: '<p>{{rent}} a month.</p>' };
    await (await owner(scene)).ask('PUT', `/api/newroomies/leasetemplate/${offer._id}`, lease);
    return offer;
  };
  const room = async (scene: Scene) => (await (await owner(scene)).emptyRoom()).roomId;
  const ad = async (scene: Scene) => (await owner(scene)).publish();
  const spent = { token: 'A'.repeat(43) };
  return {
    'POST /api/wds': async (_column, scene) => ({ path: '/api/wds', body: adText(await room(scene)) }),
    'GET /api/wds': to('/api/wds'),
    'GET /api/wds/{id}': async (_column, scene) => ({ path: `/api/wds/${(await ad(scene))._id}` }),
    'GET /api/wds/mine': to('/api/wds/mine'),
    'GET /api/wds/waiting': to('/api/wds/waiting'),
    'GET /api/wds/mine/{id}': async (_column, scene) => ({ path: `/api/wds/mine/${(await ad(scene))._id}` }),
    'PUT /api/wds/{id}': async (_column, scene) => {
      const { _id, version } = await ad(scene);
      return { path: `/api/wds/${_id}`, body: { version, title: 'A sunnier room' } };
    },
    'PUT /api/wds/{id}/state': async (_column, scene) => ({
      path: `/api/wds/${(await ad(scene))._id}/state`,
      body: { step: 'pause' },
    }),
    'DELETE /api/wds/{id}': async (_column, scene) => ({ path: `/api/wds/${(await ad(scene))._id}` }),
    'PUT /api/wds/addapplicant': async (_column, scene) => ({
      path: '/api/wds/addapplicant',
      body: application((await ad(scene))._id),
    }),
    'POST /api/wds/applications/confirm': to('/api/wds/applications/confirm', spent),
    'POST /api/wds/applications/withdraw': to('/api/wds/applications/withdraw', spent),
    'GET /api/wds/{id}/applicants': async (_column, scene) => ({
      path: `/api/wds/${(await ad(scene))._id}/applicants`,
    }),
    'PUT /api/wds/applicants/{id}': async (_column, scene) => {
      const ads = await owner(scene);
      const { _id: adId } = await ads.publish();
      await ads.apply(application(adId));
      await app.database.query('UPDATE ad_applicants SET confirmed_at = now() WHERE ad_id = $1', [adId]);
      const [applicant] = await ads.applicants(adId);
      return { path: `/api/wds/applicants/${applicant?._id ?? ''}`, body: { to: 'shortlisted', version: 1 } };
    },
    'POST /api/roomies/{id}/list-again': async (_column, scene) => {
      const { _id, room: of } = await ad(scene);
      await (await owner(scene)).ask('DELETE', `/api/wds/${_id}`);
      return { path: `/api/roomies/${of._id}/list-again` };
    },
    'GET /api/newroomies/all/{id}': (_column, { homeowner }) => ({
      path: `/api/newroomies/all/${homeowner.account.id}`,
    }),
    'POST /api/newroomies/{id}': async (_column, scene) => ({
      path: `/api/newroomies/${await room(scene)}`,
      body: { ...person(), ...offerTerms },
    }),
    'GET /api/newroomies/{id}': async (column, scene) => {
      const offer = await prospect(scene);
      return { path: `/api/newroomies/${column === 'rPre' ? slugOf(offer) : offer._id}` };
    },
    'PUT /api/newroomies/{id}': async (column, scene) => {
      const offer = await prospect(scene);
      return column === 'rPre'
        ? {
            path: `/api/newroomies/${slugOf(offer)}`,
            body: { action: 'correct', first_name: 'Maria', last_name: 'Lind', phone: null },
          }
        : { path: `/api/newroomies/${offer._id}`, body: { action: 'change', version: offer.version, rent: '510.00' } };
    },
    'PUT /api/newroomies/leasetemplate/{id}': async (column, scene) => {
      const offer = await leased(scene);
      if (column !== 'rPre') {
        return { path: `/api/newroomies/leasetemplate/${offer._id}`, body: { agreement: '<p>{{rent}} in all.</p>' } };
      }
      return {
        path: `/api/newroomies/leasetemplate/${slugOf(offer)}`,
        body: { ...(await proofByLink(app, offer)), signature: 'Mara Lind' },
      };
    },
    'GET /api/newlease/{slug}': async (_column, scene) => ({ path: `/api/newlease/${slugOf(await prospect(scene))}` }),
    'POST /api/newlease/{slug}/code': async (_column, scene) => ({
      path: `/api/newlease/${slugOf(await leased(scene))}/code`,
    }),
    'POST /api/newlease/{slug}': async (_column, scene) => {
      const offer = await leased(scene);
      return {
        path: `/api/newlease/${slugOf(offer)}`,
        body: { ...(await proofByLink(app, offer)), signature: 'Mara Lind' },
      };
    },
    'GET /api/newlease/{slug}/document': async (_column, scene) => {
      const offer = await leased(scene);
      const body = { ...(await proofByLink(app, offer)), signature: 'Mara Lind' };
      await call(app, 'POST', `/api/newlease/${slugOf(offer)}`, { body });
      const [agreement] = await app.database.query<{ id: string }>('SELECT id FROM agreements WHERE prospect_id = $1', [
        offer._id,
      ]);
      await app.handle('print-agreement', AgreementSigned.type, existing(agreement).id);
      return { path: `/api/newlease/${slugOf(offer)}/document` };
    },
  };
}
