import type { Settlement } from '@common-roof/contracts';
import { z } from 'zod';

import { canonicalJson } from '#kernel/evidence/canonical-json.ts';
import { sha256 } from '#kernel/crypto/sha256.ts';
import { defineEvidenceVerifier, isSameMoment } from '#kernel/evidence/evidence-verifier.ts';

/** A line of an agreement's evidence: the fields that refer to the end of a lease. */
const Line = z.object({
  step: z.string(),
  actor_id: z.string().nullable(),
  left_on: z.string().optional(),
  settlement_sha256: z.string().optional(),
  tenancy_id: z.string().optional(),
  put_out: z.array(z.string()).optional(),
});

interface Release {
  readonly tenancy_id: string;
  readonly left_on: string;
  readonly put_out: readonly string[];
  readonly settlement: Settlement;
  readonly released_by: string;
  readonly released_at: Date;
  readonly rolled_back_at: Date | null;
}

/** Verifies releases with their settlements, and which of them were rolled back. */
export const leaseEvidenceVerifier = defineEvidenceVerifier({
  kind: 'agreement',
  line: Line,
  subjects: 'SELECT agreement_id AS id FROM lease_releases',
  firstContradicted: async (query, id, lines) => {
    const releases = await query<Release>(
      `SELECT tenancy_id, put_out, to_char(left_on, 'YYYY-MM-DD') AS left_on, settlement, released_by, released_at, rolled_back_at
         FROM lease_releases WHERE agreement_id = $1 ORDER BY released_at, id`,
      [id],
    );
    const steps = lines.filter(({ line }) => line.step === 'released' || line.step === 'rolled_back');
    let count = 0;
    for (const { seq, at, line } of steps) {
      if (line.step === 'released') count += 1;
      const release = releases[count - 1];
      // Withdrawing a notice once had the same step name.
      if (line.step === 'rolled_back' && count === 0) continue;
      if (!release || !(line.step === 'released' ? isReleased(release, line, at) : isRolledBack(release, at)))
        return seq;
    }
    const isStanding = steps.at(-1)?.line.step === 'released';
    const isSame = releases.length === count && (!isStanding || releases.at(-1)?.rolled_back_at === null);
    return isSame ? null : (steps.at(-1)?.seq ?? lines.at(-1)?.seq ?? 0);
  },
});

function isReleased(release: Release, line: z.output<typeof Line>, at: Date): boolean {
  const { sha256: stated, ...settlement } = release.settlement;
  return (
    release.left_on === line.left_on &&
    (line.tenancy_id ?? release.tenancy_id) === release.tenancy_id &&
    (line.put_out ?? release.put_out).join() === release.put_out.join() &&
    release.released_by === line.actor_id &&
    isSameMoment(release.released_at, at) &&
    stated === line.settlement_sha256 &&
    sha256(canonicalJson(settlement)) === stated
  );
}

/** A roll-back that followed another one withdrew the notice, as an earlier version did. */
const isRolledBack = ({ rolled_back_at: moment }: Release, at: Date): boolean =>
  moment !== null && (isSameMoment(moment, at) || moment < at);
