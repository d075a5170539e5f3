import { randomUUID } from 'node:crypto';

import { type AgreementDetail, IDEMPOTENCY_HEADER, type LeaseSettings } from '@common-roof/contracts';
import { dayIn } from '@common-roof/domain';

import { type Answer, call } from '#test/support/http.ts';
import { type Cluster, expectSoon } from './cluster.ts';
import { signersOf } from './signing-crash-story.ts';

const PASSWORD = 'violet teapot under 7 elms';

/** The day in the house's time zone. */
export const today = (): string => dayIn('Europe/London', new Date());

/** A tenancy of its own that begins today, created on the node that is never killed. */
export async function aStay(cluster: Cluster) {
  const [, node] = cluster.apis;
  const { owner, offer, signByLink, countersign } = signersOf(cluster);
  const made = await offer({ starts_on: today() });
  const sign = await signByLink(made.offer);
  await sign(node.url);
  const { party } = (await countersign(made.lease)(node.url)).body as AgreementDetail;
  return { owner, roomieId: party._id, leaseId: made.lease._id, email: made.offer.email };
}

/** A tenancy under notice, and its homeowner's calls. */
export async function aStayThatEnds(cluster: Cluster) {
  const stay = await aStay(cluster);
  const { owner, roomieId } = stay;
  const path = `/api/leases/settings/${cluster.world.houseA}`;
  const settings = (await owner.ask('GET', path)).body as LeaseSettings;
  await owner.ask('PUT', path, { ...settings, notice_days: 0 });
  await owner.ask('PUT', `/api/roomies/prerelease/${roomieId}`, { release_date: today() });
  const { token } = cluster.world.players.h1;
  return {
    ...stay,
    /** With a key of its own, on either node. */
    asking: (method: string, to: string, body: object) => {
      const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
      return (url: string): Promise<Answer> => call({ url }, method, to, { token, body, headers });
    },
  };
}

/** Sets the password of an invited account. @returns the token of its session */
export async function joined({ apis: [, node], mail }: Cluster, email: string): Promise<string> {
  const link = async (): Promise<string | undefined> => {
    const response = await fetch(`${mail.mailboxUrl}/messages?to=${encodeURIComponent(email)}`);
    const mails = (await response.json()) as { text: string }[];
    return mails.map(({ text }) => /\/accept-invite\S*token=([\w-]{43})/.exec(text)?.[1]).find(Boolean);
  };
  await expectSoon('they are invited', async () => (await link()) !== undefined);
  await call(node, 'POST', '/api/auth/accept-invite', { body: { token: await link(), new_password: PASSWORD } });
  const login = { email, password: PASSWORD, account_type: 'roomie' };
  const { token } = (await call(node, 'POST', '/api/login', { body: login })).body as { token: string };
  return token;
}
