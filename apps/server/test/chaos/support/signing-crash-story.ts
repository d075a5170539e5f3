import { randomUUID } from 'node:crypto';

import { type AgreementDetail, IDEMPOTENCY_HEADER, type ProspectDetail, type Room } from '@common-roof/contracts';

import { agreementsOf } from '#test/support/agreements.ts';
import { offerTerms, seenByLink } from '#test/support/ads.ts';
import { call } from '#test/support/http.ts';
import { type Cluster, expectSoon } from './cluster.ts';
import { expectEveryEventDone } from './facts.ts';
import { type HeldAt, killAt } from './held-step.ts';

/** Everything that a roomie's signature writes, in order. */
export const SIGNING: Readonly<Record<string, HeldAt>> = {
  'the agreement is held': { row: 'agreements' },
  'its state is written': { table: 'agreements' },
  'its reminders are taken back': { table: 'due' },
  'the signature is written': { table: 'agreement_signatures' },
  'the line of evidence is written': { table: 'evidence' },
  'others are to be told': { table: 'outbox' },
  'the answer is kept': { table: 'done_once' },
  'it is committed, before anybody hears of it': { commitOf: 'agreement_signatures' },
};

/** Everything that the signature of a link holder writes, in order. */
export const SIGNING_BY_LINK: Readonly<Record<string, HeldAt>> = {
  'the lease is held': { row: 'agreements' },
  'the signature is written': { table: 'agreement_signatures' },
  'the offer is signed': { table: 'prospects' },
  'it is committed, before anybody hears of it': { commitOf: 'agreement_signatures' },
};

/** Everything that the countersignature writes, in order; it makes the signer a roomie. */
export const COUNTERSIGNING: Readonly<Record<string, HeldAt>> = {
  'the lease is held': { row: 'agreements' },
  'its state is written': { table: 'agreements' },
  'the signature is written': { table: 'agreement_signatures' },
  'the line of evidence is written': { table: 'evidence' },
  'the account is made': { table: 'accounts' },
  'the invitation is granted': { table: 'capabilities' },
  'the stay begins': { table: 'tenancies' },
  'the offer is over': { table: 'prospects' },
  'others are to be told': { table: 'outbox' },
  'the answer is kept': { table: 'done_once' },
  'it is committed, before anybody hears of it': { commitOf: 'tenancies' },
};

/** The steps in which the worker prints a signed document. */
export const PRINTING: Readonly<Record<string, HeldAt>> = {
  'the document is recorded': { table: 'agreement_documents' },
  'its line of evidence is written': { table: 'evidence' },
  'it is committed, before the job is done': { commitOf: 'agreement_documents' },
};

/** The database's rows about an agreement and its consequences. */
export interface Facts {
  readonly state: string;
  readonly offer: string | null;
  readonly signatures: number;
  readonly lines: number;
  readonly events: number;
  readonly accounts: number;
  readonly invitations: number;
  readonly stays: number;
}

export async function factsOf({ database }: Cluster, { _id }: AgreementDetail): Promise<Facts> {
  const [facts] = await database.query<Facts & Record<string, unknown>>(
    `SELECT a.state, p.state AS offer,
            (SELECT count(*)::int FROM agreement_signatures s WHERE s.agreement_id = a.id) AS signatures,
            (SELECT count(*)::int FROM evidence e WHERE e.stream = 'agreement:' || a.id
                AND e.body->>'step' IN ('signed', 'countersigned')) AS lines,
            (SELECT count(*)::int FROM outbox o WHERE o.payload->>'agreement_id' = a.id::text
                AND o.type IN ('agreement.signed', 'agreement.countersigned')) AS events,
            (SELECT count(*)::int FROM accounts c WHERE c.email = p.email) AS accounts,
            (SELECT count(*)::int FROM capabilities k JOIN accounts c ON c.id = k.subject_id
              WHERE c.email = p.email) AS invitations,
            (SELECT count(*)::int FROM tenancies t WHERE t.room_id = a.room_id) AS stays
       FROM agreements a LEFT JOIN prospects p ON p.id = a.prospect_id WHERE a.id = $1`,
    [_id],
  );
  if (!facts) throw new Error('The agreement is gone.');
  return facts;
}

/** Signers on the node that is never killed. */
export function signersOf(cluster: Cluster) {
  const [, node] = cluster.apis;
  const { h1, r1 } = cluster.world.players;
  const owner = agreementsOf(node, h1);
  const roomie = agreementsOf(node, r1);
  const put = (token: string, key: string, path: string, body: object) => (url: string) =>
    call({ url }, 'PUT', path, { token, body, headers: { [IDEMPOTENCY_HEADER]: key } });
  return {
    owner,
    /** Rules that were sent to the roomie. */
    rules: () => owner.make(cluster.world.roomOfR1, { state: 'sent' }, { type: 'house_rules' }),
    /** The lease of an offer of a new room. @param terms that differ from the usual ones */
    offer: async (terms: object = {}): Promise<{ offer: ProspectDetail; lease: AgreementDetail }> => {
      const room = { house_id: cluster.world.houseA, room_name: randomUUID(), rent: '520.00', deposit: '500.00' };
      const { _id } = (await owner.ask('PUT', `/api/homeowners/addroom/${h1.account.id}`, room)).body as Room;
      const person = { first_name: 'Mara', last_name: 'Lind', email: `${randomUUID()}@lease.test` };
      const template_id = await owner.template();
      const offered = await owner.ask('POST', `/api/newroomies/${_id}`, {
        ...offerTerms,
        ...terms,
        ...person,
        template_id,
      });
      const offer = offered.body as ProspectDetail;
      return { offer, lease: await owner.read(offer.lease?._id ?? '') };
    },
    sign: (agreement: AgreementDetail) =>
      put(r1.token, randomUUID(), `/api/roomies/leasetemplate/${r1.account.id}`, {
        ...roomie.proof(agreement),
        signature: 'Some Body',
      }),
    signByLink: async ({ email }: ProspectDetail) => {
      const slug = await inMail(cluster, email, /\/newlease\/([\w-]{22})/);
      await call(node, 'POST', `/api/newlease/${slug}/code`);
      const code = await inMail(cluster, email, /to sign the lease [^:]*: (\d{6})/);
      const body = { ...(await seenByLink(node, { link: `/${slug}` })), signature: 'Mara Lind', code };
      return (url: string) => call({ url }, 'POST', `/api/newlease/${slug}`, { body });
    },
    countersign: (lease: AgreementDetail) =>
      put(h1.token, randomUUID(), `/api/agreements/${lease._id}/countersign`, {
        text_sha256: lease.text_sha256,
        consent: true,
        signature: 'Helen Owner',
      }),
  };
}

/** Waits for a text in the newest e-mail that has it. */
async function inMail({ mail }: Cluster, address: string, what: RegExp): Promise<string> {
  let found: string | undefined;
  await expectSoon(`an e-mail to ${address} has ${String(what)}`, async () => {
    const response = await fetch(`${mail.mailboxUrl}/messages?to=${encodeURIComponent(address)}`);
    const mails = (await response.json()) as { text: string }[];
    found = mails.map(({ text }) => what.exec(text)?.[1]).findLast(Boolean);
    return found !== undefined;
  });
  return found ?? '';
}

/** Counts the invitation e-mails to an address. */
export async function invitationsTo({ mail }: Cluster, address: string): Promise<number> {
  const response = await fetch(`${mail.mailboxUrl}/messages?to=${encodeURIComponent(address)}`);
  const mails = (await response.json()) as { text: string }[];
  return mails.filter(({ text }) => text.includes('/accept-invite')).length;
}

/** Kills the worker while it prints the document. @returns how many evidence lines name a document, once it exists */
export async function killInPrinting(cluster: Cluster, at: HeldAt): Promise<number> {
  const { rules, sign } = signersOf(cluster);
  const agreement = await rules();
  await killAt(cluster, 'worker', at, agreement._id, () => sign(agreement)(cluster.apis[1].url));
  await cluster.worker.start();
  const sealed = async (): Promise<number> => {
    const lines = await cluster.database.query(
      `SELECT 1 FROM evidence WHERE stream = 'agreement:' || $1 AND body->>'step' = 'sealed'`,
      [agreement._id],
    );
    return lines.length;
  };
  await expectSoon('the document is made', async () => (await sealed()) > 0);
  await expectEveryEventDone(cluster);
  return sealed();
}
