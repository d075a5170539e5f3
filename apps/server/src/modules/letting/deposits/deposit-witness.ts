import { z } from 'zod';

import { canonicalJson } from '../../../platform/evidence/canonical-json.ts';
import { sha256 } from '../../../platform/evidence/sha256.ts';
import { defineWitness, type Query } from '../../../platform/evidence/witness.ts';
import type { DepositDeductionEntity } from './deposit-deduction.entity.ts';
import type { DepositEntity } from './deposit.entity.ts';

const words = z.string();
const deduction_id = z.string();

/** A line of a deposit's evidence, as far as it says something about rows. */
const Line = z.discriminatedUnion('step', [
  z.object({ step: z.literal('opened'), held: z.int(), left_on: z.string(), return_by: z.string() }),
  z.object({ step: z.literal('taken_back') }),
  z.object({ step: z.literal('photos_changed'), deduction_id, image_ids: z.array(z.string()) }),
  z.object({ step: z.literal('deducted'), deduction_id, minor: z.int(), words_sha256: words }),
  z.object({ step: z.literal('disputed'), deduction_ids: z.array(z.string()), words_sha256: words }),
  z.object({ step: z.literal('kept'), deduction_id, words_sha256: words }),
  z.object({ step: z.literal('lowered'), deduction_id, minor: z.int(), words_sha256: words }),
  z.object({ step: z.literal('withdrawn'), deduction_id }),
  z.object({ step: z.literal('settled'), on: z.string(), words_sha256: words }),
  z.object({ step: z.literal('sealed'), edition: z.int(), pdf_sha256: z.string() }),
]);
type Said = z.output<typeof Line>;

type Deposit = Pick<
  DepositEntity,
  'held_minor' | 'left_on' | 'return_by' | 'returned_on' | 'how' | 'comments' | 'taken_back_at'
>;
type Deduction = Pick<
  DepositDeductionEntity,
  'id' | 'reason' | 'first_minor' | 'amount_minor' | 'dispute' | 'answer' | 'withdrawn_at'
> & { image_ids: string[] };

/** What is stored of a deposit, beside its lines. */
interface Stored {
  readonly deposit: Deposit;
  readonly deductions: ReadonlyMap<string, Deduction>;
  /** Hashes of its statements by edition. */
  readonly statements: ReadonlyMap<number, string>;
}

/** Of amounts, words, photos and statements. */
export const depositWitness = defineWitness('deposit', Line, async (query, id, lines) => {
  const stored = await read(query, id);
  const isLast = ({ line }: (typeof lines)[number], at: number): boolean =>
    line.step !== 'photos_changed' ||
    !lines
      .slice(at + 1)
      .some(({ line: later }) => later.step === 'photos_changed' && later.deduction_id === line.deduction_id);
  const contradicted = lines.find((each, at) => isLast(each, at) && !(stored && isBorneOut(each.line, stored)));
  return contradicted?.seq ?? null;
});

async function read(query: Query, id: string): Promise<Stored | undefined> {
  const [deposit] = await query<Deposit>(
    `SELECT held_minor, to_char(left_on, 'YYYY-MM-DD') AS left_on, to_char(return_by, 'YYYY-MM-DD') AS return_by,
            to_char(returned_on, 'YYYY-MM-DD') AS returned_on, how, comments, taken_back_at FROM deposits WHERE id = $1`,
    [id],
  );
  const deductions = await query<Deduction>(
    `SELECT d.id, d.reason, d.first_minor, d.amount_minor, d.dispute, d.answer, d.withdrawn_at,
            ARRAY(SELECT p.image_id::text FROM image_placements p WHERE p.deduction_id = d.id ORDER BY p.position) AS image_ids
       FROM deposit_deductions d WHERE d.deposit_id = $1`,
    [id],
  );
  const statements = await query<{ edition: number; sha256: string }>(
    'SELECT edition, sha256 FROM deposit_statements WHERE deposit_id = $1',
    [id],
  );
  return (
    deposit && {
      deposit,
      deductions: new Map(deductions.map((deduction) => [deduction.id, deduction])),
      statements: new Map(statements.map(({ edition, sha256: digest }) => [edition, digest])),
    }
  );
}

function isBorneOut(line: Said, { deposit, deductions, statements }: Stored): boolean {
  if (line.step === 'opened') {
    const { held_minor, left_on, return_by } = deposit;
    return Number(held_minor) === line.held && left_on === line.left_on && return_by === line.return_by;
  }
  if (line.step === 'taken_back') return deposit.taken_back_at !== null;
  if (line.step === 'settled') {
    const { returned_on, how, comments } = deposit;
    return returned_on === line.on && sha256(canonicalJson({ how, comments })) === line.words_sha256;
  }
  if (line.step === 'sealed') return statements.get(line.edition) === line.pdf_sha256;
  if (line.step === 'disputed') {
    return line.deduction_ids.every((id) => sha256(deductions.get(id)?.dispute ?? '') === line.words_sha256);
  }
  const deduction = deductions.get(line.deduction_id);
  return deduction !== undefined && isOfDeduction(line, deduction);
}

function isOfDeduction(line: Extract<Said, { deduction_id: string }>, deduction: Deduction): boolean {
  const { reason, first_minor, amount_minor, answer, withdrawn_at, image_ids } = deduction;
  if (line.step === 'photos_changed') return canonicalJson(image_ids) === canonicalJson(line.image_ids);
  if (line.step === 'withdrawn') return withdrawn_at !== null;
  if (line.step === 'deducted') return Number(first_minor) === line.minor && sha256(reason) === line.words_sha256;
  const isAnswered = sha256(answer ?? '') === line.words_sha256;
  return isAnswered && (line.step === 'kept' || Number(amount_minor) === line.minor);
}
