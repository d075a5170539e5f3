import { randomUUID } from 'node:crypto';

import { sha256 } from '#kernel/crypto/sha256.ts';
import { RoomiesService } from '#contexts/housing/houses/tenancies/roomies.service.ts';
import { GuaranteeDocuments } from '#contexts/letting/guarantees/guarantee-documents.ts';
import { aGuarantee } from '#test/support/guarantees.ts';
import type { TestApp } from '#test/support/test-app.ts';
import { type Scene, type Targets, to } from './target.ts';

type State = 'asked' | 'sent' | 'signed';

/** Guarantees of a lease of the scene's roomie and homeowner, created for each cell. */
export function makeGuaranteeTargets(app: TestApp): Targets {
  /** Created without the service, and over: it is in no other call's way. */
  const aLease = async (
    { house, room, roomie }: Scene,
    state: 'archived' | 'pre_released' = 'archived',
    roomieId = roomie.account.id,
  ): Promise<string> => {
    const [row] = await app.database.query<{ id: string }>(
      `WITH lease AS (
         INSERT INTO agreements (homeowner_id, house_id, room_id, roomie_id, title, type, language, state, starts_on, rent_minor,
                                 deposit_minor, sent_at, expires_at, signed_at, signed_sha256, release_date, notice_by, notice_at)
         SELECT h.homeowner_id, h.id, $2, $3, 'Lease', 'lease', 'en', $4, '2026-01-01', 50000, 0, now(), now(), now(),
                repeat('0', 64), '2040-01-31', 'tenant', now()
           FROM houses h WHERE h.id = $1 RETURNING id, homeowner_id),
            text AS (INSERT INTO agreement_texts (agreement_id, number, source, text, bytes, author_id)
                     SELECT id, 1, '<p>Rent.</p>', '<p>Rent.</p>', 12, homeowner_id FROM lease)
       SELECT id FROM lease`,
      [house, room, roomieId, state],
    );
    return row?.id ?? '';
  };
  /** A lease that isn't over, of a person of its own. */
  const aRunningLease = async (scene: Scene): Promise<string> => {
    const person = { email: `${randomUUID()}@guarantees.test`, firstName: 'Ida', lastName: 'Berg' };
    const { id } = await app.get(RoomiesService).create(person);
    return aLease(scene, 'pre_released', id);
  };
  const aGuaranteeIn = async (scene: Scene, state: State): Promise<string> => {
    const [row] = await app.database.query<{ id: string }>(
      `INSERT INTO guarantees (agreement_id, house_id, name, email, limit_minor, covers, overdue_days, language, text, state,
                               asked_at, agreed_at, link_expires_at, signed_at, signed_sha256, signature, consent_version,
                               consent_language)
       SELECT $1, $2, 'Carmen Alvarez', $3, 100000, 'rent', 14, 'en', 'I answer for the rent.', $4::text, now(),
              CASE WHEN $4 <> 'asked' THEN now() END, CASE WHEN $4 <> 'asked' THEN now() END,
              CASE WHEN $4 = 'signed' THEN now() END, CASE WHEN $4 = 'signed' THEN repeat('0', 64) END,
              CASE WHEN $4 = 'signed' THEN 'Carmen Alvarez' END, CASE WHEN $4 = 'signed' THEN 2 END,
              CASE WHEN $4 = 'signed' THEN 'en' END RETURNING id`,
      [await aLease(scene), scene.house, `carmen-${randomUUID()}@guarantees.test`, state],
    );
    return row?.id ?? '';
  };
  const spent = { token: 'A'.repeat(43) };
  const signing = {
    ...spent,
    code: '123456',
    signature: 'Carmen Alvarez',
    text_sha256: '0'.repeat(64),
    consent: true,
    consent_version: 2,
  };
  return {
    'GET /api/agreements/{id}/guarantees': async (_column, scene) => ({
      path: `/api/agreements/${await aLease(scene)}/guarantees`,
    }),
    'POST /api/agreements/{id}/guarantees': async (_column, scene) => ({
      path: `/api/agreements/${await aRunningLease(scene)}/guarantees`,
      body: aGuarantee(),
    }),
    'PUT /api/guarantees/{id}': async (_column, scene) => ({
      path: `/api/guarantees/${await aGuaranteeIn(scene, 'asked')}`,
      body: { action: 'withdraw', version: 1 },
    }),
    'PUT /api/guarantees/{id}/answer': async (_column, scene) => ({
      path: `/api/guarantees/${await aGuaranteeIn(scene, 'asked')}/answer`,
      body: { agrees: true, shows_payments: false, version: 1 },
    }),
    'PUT /api/guarantees/{id}/sharing': async (_column, scene) => ({
      path: `/api/guarantees/${await aGuaranteeIn(scene, 'sent')}/sharing`,
      body: { shows_payments: true },
    }),
    'GET /api/guarantees/{id}/document': async (_column, scene) => {
      const id = await aGuaranteeIn(scene, 'signed');
      const content = Buffer.from(`%PDF-1.7 ${id}`);
      await app.get(GuaranteeDocuments).store(content, sha256(content));
      await app.get(GuaranteeDocuments).insert(id, sha256(content), content.length);
      return { path: `/api/guarantees/${id}/document` };
    },
    'POST /api/guarantees/link': to('/api/guarantees/link', spent),
    'POST /api/guarantees/link/code': to('/api/guarantees/link/code', spent),
    'PUT /api/guarantees/link/signature': to('/api/guarantees/link/signature', signing),
    'PUT /api/guarantees/link/refusal': to('/api/guarantees/link/refusal', { ...spent, reason: 'No.' }),
    'POST /api/guarantees/link/document': to('/api/guarantees/link/document', spent),
  };
}
