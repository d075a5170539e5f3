import { randomUUID } from 'node:crypto';

import type { Applicant, LeaseOffer, OwnAd, Page, ProspectDetail } from '@common-roof/contracts';
import { until } from '@common-roof/local-services';

import { Capabilities } from '#kernel/capabilities/capabilities.ts';
import { LEASE_LINK } from '#contexts/letting/leasing/offers/lease-link.ts';
import { SigningCodes } from '#contexts/letting/leasing/offers/signing-codes.ts';
import { type Answer, call } from './http.ts';
import { anOpenHouse } from './houses.ts';
import { mailsTo } from './mailbox.ts';
import type { TestApp } from './test-app.ts';
import type { Player } from './world.ts';

export const adText = (roomId: string, more: object = {}) => ({
  room_id: roomId,
  title: 'Sunny room with a garden',
  text: 'Fourteen square metres, a big kitchen and a tram at the corner.',
  rent: '520.00',
  deposit: '500.00',
  available_from: null,
  questions: [],
  ...more,
});

export const application = (adId: string, more: object = {}) => ({
  ad_id: adId,
  first_name: 'Mara',
  last_name: 'Lind',
  email: `${randomUUID()}@apply.test`,
  message: 'I cook on Sundays.',
  ...more,
});

export const offerTerms = { starts_on: '2030-05-01', rent: '520.00', deposit: '500.00', note: '' };

const tokenIn = (text: string, what: string): string =>
  new RegExp(`/room-application/${what}\\?token=([\\w-]{43})`).exec(text)?.[1] ?? '';

/** Ads as a homeowner manages them and as applicants answer them, over HTTP. */
export function adsOf(app: TestApp, { token, account }: Player) {
  const ask = (method: string, path: string, body?: unknown): Promise<Answer> =>
    call(app, method, path, { token, ...(body === undefined ? {} : { body }) });
  const open = (method: string, path: string, body?: unknown): Promise<Answer> =>
    call(app, method, path, body === undefined ? {} : { body });
  const emptyRoom = async (): Promise<{ houseId: string; roomId: string }> => {
    const { houseId, roomIds } = await anOpenHouse(app, { token, account } as Player, 2);
    return { houseId, roomId: roomIds[0] ?? '' };
  };
  const publish = async (more: object = {}): Promise<OwnAd> =>
    (await ask('POST', '/api/wds', adText((await emptyRoom()).roomId, { publish: true, ...more }))).body as OwnAd;
  const apply = (body: object): Promise<Answer> => open('PUT', '/api/wds/addapplicant', body);
  /** @param except an earlier link, when a new one is expected */
  const linkOf = async (email: string, what: 'confirm' | 'withdraw', except = ''): Promise<string> => {
    await app.drainEvents();
    let found = '';
    await until(async () => {
      const tokens = (await mailsTo(email)).map(({ text }) => tokenIn(text, what));
      found = tokens.findLast((token) => token !== '' && token !== except) ?? '';
      return found !== '';
    }, 10_000);
    return found;
  };
  const applicants = async (adId: string): Promise<Applicant[]> =>
    ((await ask('GET', `/api/wds/${adId}/applicants`)).body as Page<Applicant>).items;
  const applyAndConfirm = async (adId: string, more: object = {}): Promise<Applicant> => {
    const body = application(adId, more);
    await apply(body);
    await open('POST', '/api/wds/applications/confirm', { token: await linkOf(body.email, 'confirm') });
    const found = (await applicants(adId)).find(({ email }) => email === body.email);
    if (!found) throw new Error('The application did not arrive.');
    return found;
  };
  return {
    ask,
    open,
    emptyRoom,
    publish,
    apply,
    linkOf,
    applicants,
    applyAndConfirm,
    read: async (id: string): Promise<OwnAd> => (await ask('GET', `/api/wds/mine/${id}`)).body as OwnAd,
    step: (id: string, step: string, more: object = {}) => ask('PUT', `/api/wds/${id}/state`, { step, ...more }),
    move: ({ _id, version }: Applicant, to: string) => ask('PUT', `/api/wds/applicants/${_id}`, { to, version }),
    offer: async (roomId: string, body: object): Promise<Offered> => {
      const offer = (await ask('POST', `/api/newroomies/${roomId}`, { ...offerTerms, ...body })).body as ProspectDetail;
      return { ...offer, link: await linkOfOffer(app, offer._id) };
    },
  };
}

export const slugOf = ({ link }: { link: string | null }): string => link?.split('/').at(-1) ?? '';

/** An offer with the link from its addressee's e-mail. */
export type Offered = ProspectDetail & { readonly link: string | null };

/** The addressee's link; null when none is valid. */
export const linkOfOffer = async (app: TestApp, id: string | undefined): Promise<string | null> =>
  id === undefined ? null : ((await app.get(Capabilities).listAddresses(LEASE_LINK, [id])).get(id) ?? null);

/** The code from the e-mail to the addressee. */
export async function codeFor(app: TestApp, { _id }: { _id: string }): Promise<string> {
  const codes = app.get(SigningCodes);
  const { id } = await codes.issue(_id);
  return (await codes.listDigits(_id, id)) ?? '';
}

/** What the signer of an offer's lease sends for its current text, with the code from their mailbox. */
export async function proofByLink(app: TestApp, offer: Offered) {
  return { ...(await seenByLink(app, offer)), code: await codeFor(app, offer) };
}

/** The same without the code. */
export async function seenByLink(app: Pick<TestApp, 'url'>, offer: { link: string | null }) {
  const { lease } = (await call(app, 'GET', `/api/newlease/${slugOf(offer)}`)).body as LeaseOffer;
  if (!lease) throw new Error('There is no lease.');
  return { agreement_id: lease._id, did_sign_lease: true, text_sha256: lease.text_sha256, consent: true };
}
