import type pg from 'pg';

import type { Member } from '../support/houses.ts';

const PARAGRAPH = `<p>${'Whoever cooks clears up before going to bed, and the windows are closed when nobody is in. '.repeat(5)}</p>`;

async function ask(url: string, method: string, { token }: Member, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', 'x-auth-token': token },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text.slice(0, 200)}`);
  return JSON.parse(text) as Record<string, unknown>;
}

export interface LongAgreement {
  readonly id: string;
  readonly seen: string;
  readonly tenant: Member;
}

/** Creates house rules of the maximum length and sends them to a roomie of a house. */
export async function writeLongAgreement(
  url: string,
  pool: pg.Pool,
  houseId: string,
  owner: Member,
  tenant: Member,
  characters: number,
): Promise<LongAgreement> {
  const agreement = PARAGRAPH.repeat(Math.floor(characters / PARAGRAPH.length));
  const template = await ask(`${url}/api/homeowners/addagreement/${owner.accountId}`, 'PUT', owner, {
    title: 'Rules of a long house',
    type: 'house_rules',
    language: 'en',
    agreement,
  });
  const { rows } = await pool.query<{ room_id: string }>(
    'SELECT room_id FROM tenancies WHERE house_id = $1 AND roomie_id = $2',
    [houseId, tenant.accountId],
  );
  const room = rows[0]?.room_id ?? '';
  const sent = await ask(`${url}/api/roomies/addagreementtoroomie/${room}`, 'POST', owner, {
    template_id: template['_id'],
    state: 'sent',
  });
  return { id: String(sent['_id']), seen: String(sent['text_sha256']), tenant };
}

/** Signs the agreement and returns once it is answered; from then on the worker prints. */
export async function sign(url: string, { id, seen, tenant }: LongAgreement): Promise<void> {
  await ask(`${url}/api/roomies/leasetemplate/${tenant.accountId}`, 'PUT', tenant, {
    agreement_id: id,
    did_sign_lease: true,
    text_sha256: seen,
    consent: true,
    signature: 'A Tenant',
  });
}

/** Waits for all sealed documents. @returns their total size in bytes */
export async function printedOf(pool: pg.Pool, agreements: readonly LongAgreement[]): Promise<number> {
  const ids = agreements.map(({ id }) => id);
  for (;;) {
    const { rows } = await pool.query<{ bytes: number }>(
      'SELECT bytes FROM agreement_documents WHERE agreement_id = ANY($1)',
      [ids],
    );
    if (rows.length === ids.length) return rows.reduce((sum, { bytes }) => sum + bytes, 0);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
