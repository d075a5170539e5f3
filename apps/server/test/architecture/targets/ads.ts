import { randomUUID } from 'node:crypto';

import { adsOf, adText, application, offerTerms, slugOf } from '../../support/ads.ts';
import type { TestApp } from '../../support/test-app.ts';
import { signIn, type World } from '../../support/world.ts';
import type { Targets } from './target.ts';

/** Ads, applicants and offers of h1, made for each cell. `rPre` holds the link to the offer. */
export function makeAdTargets(app: TestApp, { players }: World): Targets {
  // A session of its own for each: some calls end those of the account.
  const owner = async () => adsOf(app, await signIn(app, players.h1.account));
  const person = () => ({ first_name: 'Mara', last_name: 'Lind', email: `${randomUUID()}@offer.test` });
  const prospect = async () => {
    const ads = await owner();
    return ads.offer((await ads.emptyRoom()).roomId, person());
  };
  const room = async () => (await (await owner()).emptyRoom()).roomId;
  const ad = async () => (await owner()).publish();
  const spent = { token: 'A'.repeat(43) };
  return {
    'POST /api/wds': async () => ({ path: '/api/wds', body: adText(await room()) }),
    'GET /api/wds': () => ({ path: '/api/wds' }),
    'GET /api/wds/{id}': async () => ({ path: `/api/wds/${(await ad())._id}` }),
    'GET /api/wds/mine': () => ({ path: '/api/wds/mine' }),
    'GET /api/wds/waiting': () => ({ path: '/api/wds/waiting' }),
    'GET /api/wds/mine/{id}': async () => ({ path: `/api/wds/mine/${(await ad())._id}` }),
    'PUT /api/wds/{id}': async () => {
      const { _id, version } = await ad();
      return { path: `/api/wds/${_id}`, body: { version, title: 'A sunnier room' } };
    },
    'PUT /api/wds/{id}/state': async () => ({
      path: `/api/wds/${(await ad())._id}/state`,
      body: { step: 'pause' },
    }),
    'DELETE /api/wds/{id}': async () => ({ path: `/api/wds/${(await ad())._id}` }),
    'PUT /api/wds/addapplicant': async () => ({
      path: '/api/wds/addapplicant',
      body: application((await ad())._id),
    }),
    'POST /api/wds/applications/confirm': () => ({ path: '/api/wds/applications/confirm', body: spent }),
    'POST /api/wds/applications/withdraw': () => ({ path: '/api/wds/applications/withdraw', body: spent }),
    'GET /api/wds/{id}/applicants': async () => ({ path: `/api/wds/${(await ad())._id}/applicants` }),
    'PUT /api/wds/applicants/{id}': async () => {
      const ads = await owner();
      const { _id: adId } = await ads.publish();
      await ads.apply(application(adId));
      await app.database.query('UPDATE ad_applicants SET confirmed_at = now() WHERE ad_id = $1', [adId]);
      const [applicant] = await ads.applicants(adId);
      return { path: `/api/wds/applicants/${applicant?._id ?? ''}`, body: { to: 'shortlisted', version: 1 } };
    },
    'POST /api/roomies/{id}/list-again': async () => {
      const { _id, room: of } = await ad();
      await (await owner()).ask('DELETE', `/api/wds/${_id}`);
      return { path: `/api/roomies/${of._id}/list-again` };
    },
    'GET /api/newroomies/all/{id}': () => ({ path: `/api/newroomies/all/${players.h1.account.id}` }),
    'POST /api/newroomies/{id}': async () => ({
      path: `/api/newroomies/${await room()}`,
      body: { ...person(), ...offerTerms },
    }),
    'GET /api/newroomies/{id}': async (column) => {
      const offer = await prospect();
      return { path: `/api/newroomies/${column === 'rPre' ? slugOf(offer) : offer._id}` };
    },
    'PUT /api/newroomies/{id}': async (column) => {
      const offer = await prospect();
      return column === 'rPre'
        ? {
            path: `/api/newroomies/${slugOf(offer)}`,
            body: { action: 'correct', first_name: 'Maria', last_name: 'Lind', phone: null },
          }
        : { path: `/api/newroomies/${offer._id}`, body: { action: 'change', version: offer.version, rent: '510.00' } };
    },
    'PUT /api/newroomies/leasetemplate/{id}': async (column) => {
      const offer = await prospect();
      if (column !== 'rPre') {
        return { path: `/api/newroomies/leasetemplate/${offer._id}`, body: { text: 'The lease.', based_on: 0 } };
      }
      const text = { text: 'The lease.', based_on: 0 };
      await (await owner()).ask('PUT', `/api/newroomies/leasetemplate/${offer._id}`, text);
      return { path: `/api/newroomies/leasetemplate/${slugOf(offer)}`, body: { read_version: 1 } };
    },
    'GET /api/newlease/{slug}': async () => ({ path: `/api/newlease/${slugOf(await prospect())}` }),
  };
}
