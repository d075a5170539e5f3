import { randomUUID } from 'node:crypto';

import { type AgreementDetail, IDEMPOTENCY_HEADER, type LeaseSettings } from '@common-roof/contracts';
import { dayIn } from '@common-roof/domain';

import { type Answer, call } from '../../support/http.ts';
import type { Cluster } from './cluster.ts';
import { signersOf } from './signing-crash-story.ts';

/** Where the house is. */
export const today = (): string => dayIn('Europe/London', new Date());

/** A stay of its own that began today and is under notice, and what its homeowner does on the node that is never killed. */
export async function aStayThatEnds(cluster: Cluster) {
  const [, node] = cluster.apis;
  const { world } = cluster;
  const { owner, offer, signByLink, countersign } = signersOf(cluster);
  const made = await offer({ starts_on: today() });
  await (
    await signByLink(made.offer)
  )(node.url);
  const { party } = (await countersign(made.lease)(node.url)).body as AgreementDetail;
  const roomieId = party._id;
  const path = `/api/leases/settings/${world.houseA}`;
  const settings = (await owner.ask('GET', path)).body as LeaseSettings;
  await owner.ask('PUT', path, { ...settings, notice_days: 0 });
  await owner.ask('PUT', `/api/roomies/prerelease/${roomieId}`, { release_date: today() });
  return {
    owner,
    roomieId,
    leaseId: made.lease._id,
    /** With a key of its own, on whichever node. */
    asking: (method: string, to: string, body: object) => {
      const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
      return (url: string): Promise<Answer> =>
        call({ url }, method, to, { token: world.players.h1.token, body, headers });
    },
  };
}
