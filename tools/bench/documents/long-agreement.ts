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
}

/** House rules as long as they may be, sent to somebody of a house. */
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
    ...{ title: 'Rules of a long house', type: 'house_rules', language: 'en' },
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
  return { id: String(sent['_id']), seen: String(sent['text_sha256']) };
}

/** @returns how long it took from the signature until the sealed document was there, and how large that is */
export async function signAsTenant(
  url: string,
  pool: pg.Pool,
  { id, seen }: LongAgreement,
  tenant: Member,
): Promise<{ seconds: number; bytes: number }> {
  const started = performance.now();
  await ask(`${url}/api/roomies/leasetemplate/${tenant.accountId}`, 'PUT', tenant, {
    ...{ agreement_id: id, did_sign_lease: true, text_sha256: seen, consent: true, signature: 'A Tenant' },
  });
  for (;;) {
    const { rows } = await pool.query<{ bytes: number }>(
      'SELECT bytes FROM agreement_documents WHERE agreement_id = $1',
      [id],
    );
    const [document] = rows;
    if (document) return { seconds: (performance.now() - started) / 1_000, bytes: document.bytes };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
