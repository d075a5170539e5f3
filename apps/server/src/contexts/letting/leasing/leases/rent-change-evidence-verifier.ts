import { toWireMoney } from '@common-roof/domain';
import { z } from 'zod';

import { sha256 } from '#kernel/crypto/sha256.ts';
import { defineEvidenceVerifier, isSameMoment } from '#kernel/evidence/evidence-verifier.ts';

/** A line of an agreement's evidence: the fields that refer to an announced rent. */
const Line = z.object({
  step: z.string(),
  change_id: z.string().optional(),
  from: z.string().optional(),
  rent: z.string().optional(),
  objection_sha256: z.string().optional(),
});

interface Change {
  readonly id: string;
  readonly from_on: string;
  readonly rent_minor: string;
  readonly currency: string;
  readonly state: string;
  readonly announced_at: Date;
  readonly withdrawn_at: Date | null;
  readonly answer: string | null;
  readonly objection: string;
  readonly answered_at: Date | null;
}

type Said = z.output<typeof Line>;

/** Verifies announced rents: their days and amounts, what was said about them, and which were withdrawn. */
export const rentChangeEvidenceVerifier = defineEvidenceVerifier({
  kind: 'agreement',
  line: Line,
  subjects: 'SELECT agreement_id AS id FROM rent_changes',
  firstContradicted: async (query, id, lines) => {
    const changes = await query<Change>(
      `SELECT c.id, to_char(c.from_on, 'YYYY-MM-DD') AS from_on, c.rent_minor, h.currency, c.state, c.announced_at,
              c.withdrawn_at, c.answer, c.objection, c.answered_at
         FROM rent_changes c JOIN agreements a ON a.id = c.agreement_id JOIN houses h ON h.id = a.house_id
        WHERE c.agreement_id = $1`,
      [id],
    );
    const said = lines.filter(({ line }) => line.step.startsWith('rent_'));
    const wrong = said.find(
      ({ line, at }) =>
        !isBorneOut(
          changes.find((each) => each.id === line.change_id),
          line,
          at,
        ),
    );
    if (wrong) return wrong.seq;
    const steps = (change: Change): string[] =>
      said.filter(({ line }) => line.change_id === change.id).map(({ line }) => line.step);
    const isWhole = changes.every((change) => stepsOf(change).every((step) => steps(change).includes(step)));
    return isWhole ? null : (lines.at(-1)?.seq ?? 0);
  },
});

const stepsOf = ({ withdrawn_at, answer }: Change): string[] => [
  'rent_announced',
  ...(withdrawn_at === null ? [] : ['rent_withdrawn']),
  ...(answer === null ? [] : [`rent_${answer}`]),
];

function isBorneOut(change: Change | undefined, line: Said, at: Date): boolean {
  if (!change) return false;
  switch (line.step) {
    case 'rent_announced':
      return (
        change.from_on === line.from &&
        toWireMoney(Number(change.rent_minor), change.currency) === line.rent &&
        isSameMoment(change.announced_at, at)
      );
    case 'rent_withdrawn':
      return change.state === 'withdrawn' && isSameMoment(change.withdrawn_at, at);
    default:
      return (
        `rent_${change.answer ?? ''}` === line.step &&
        sha256(change.objection) === line.objection_sha256 &&
        isSameMoment(change.answered_at, at)
      );
  }
}
