import { deductedOf, settlingOf } from '@common-roof/domain';

import { canonicalJson } from '#kernel/evidence/canonical-json.ts';
import { sha256 } from '#kernel/crypto/sha256.ts';
import {
  CLOCK_SKEW_MS,
  defineEvidenceVerifier,
  isSameMoment,
  type Query,
  type EvidenceEntry,
} from '#kernel/evidence/evidence-verifier.ts';
import type { DepositDeductionEntity } from './deposit-deduction.entity.ts';
import { DepositLine as Line, StoredSetOff } from './deposit-lines.ts';
import type { DepositEntity } from './deposit.entity.ts';
import type { DepositStatementEntity } from './deposit-statement.entity.ts';
import { setOffSha256 } from './set-off-hash.ts';
import { statementFile } from './statement-file.ts';

type Deposit = Pick<
  DepositEntity,
  | 'agreement_id'
  | 'homeowner_id'
  | 'roomie_id'
  | 'opened_at'
  | 'edition'
  | 'state'
  | 'held_minor'
  | 'deducted_minor'
  | 'returned_minor'
  | 'owed_minor'
  | 'left_on'
  | 'return_by'
  | 'returned_on'
  | 'how'
  | 'comments'
  | 'settled_at'
  | 'taken_back_at'
>;
type Deduction = Pick<
  DepositDeductionEntity,
  | 'id'
  | 'reason'
  | 'ground'
  | 'item_id'
  | 'set_off'
  | 'first_minor'
  | 'amount_minor'
  | 'dispute'
  | 'answer'
  | 'created_at'
  | 'disputed_at'
  | 'answered_at'
  | 'withdrawn_at'
> & { image_ids: string[] };

/** The stored rows of a deposit, apart from its evidence lines. */
interface Stored {
  readonly deposit: Deposit;
  readonly deductions: ReadonlyMap<string, Deduction>;
  /** Keyed by edition. */
  readonly statements: ReadonlyMap<number, Pick<DepositStatementEntity, 'sha256' | 'made_at'>>;
}

/** Verifies amounts, texts, photos, states and statements. */
export const depositEvidenceVerifier = defineEvidenceVerifier({
  kind: 'deposit',
  line: Line,
  subjects: 'SELECT id FROM deposits',
  files: { stated: 'SELECT sha256 FROM deposit_statements', key: statementFile },
  firstContradicted: async (query, id, lines) => {
    const stored = await read(query, id);
    const isLast = ({ line }: (typeof lines)[number], at: number): boolean =>
      line.step !== 'photos_changed' ||
      !lines
        .slice(at + 1)
        .some(({ line: later }) => later.step === 'photos_changed' && later.deduction_id === line.deduction_id);
    const contradicted = lines.find((each, at) => isLast(each, at) && !(stored && isBorneOut(each, stored)));
    return contradicted?.seq ?? (stored ? (amountsContradictedAt(stored, lines) ?? unsaidAt(stored, lines)) : null);
  },
});

async function read(query: Query, id: string): Promise<Stored | undefined> {
  const [deposit] = await query<Deposit>(
    `SELECT agreement_id, homeowner_id, roomie_id, opened_at, edition, state, held_minor, deducted_minor, returned_minor, owed_minor, settled_at, to_char(left_on, 'YYYY-MM-DD') AS left_on, to_char(return_by, 'YYYY-MM-DD') AS return_by,
            to_char(returned_on, 'YYYY-MM-DD') AS returned_on, how, comments, taken_back_at FROM deposits WHERE id = $1`,
    [id],
  );
  const deductions = await query<Deduction>(
    `SELECT d.id, d.reason, d.ground, d.item_id, d.set_off, d.first_minor, d.amount_minor, d.dispute, d.answer, d.created_at,
            d.disputed_at, d.answered_at, d.withdrawn_at,
            ARRAY(SELECT p.image_id::text FROM image_placements p WHERE p.deduction_id = d.id ORDER BY p.position) AS image_ids
       FROM deposit_deductions d WHERE d.deposit_id = $1`,
    [id],
  );
  const statements = await query<Pick<DepositStatementEntity, 'edition' | 'sha256' | 'made_at'>>(
    'SELECT edition, sha256, made_at FROM deposit_statements WHERE deposit_id = $1',
    [id],
  );
  return (
    deposit && {
      deposit,
      deductions: new Map(deductions.map((deduction) => [deduction.id, deduction])),
      statements: new Map(statements.map((statement) => [statement.edition, statement])),
    }
  );
}

/** The returned and deducted amounts and the state follow from the held amount and the deductions that stand. */
function amountsContradictedAt({ deposit, deductions }: Stored, lines: readonly EvidenceEntry<Line>[]): number | null {
  const settled = lines.find(({ line }) => line.step === 'settled');
  const last = lines.findLast(({ line }) => line.step !== 'photos_changed' && line.step !== 'sealed');
  const held = Number(deposit.held_minor);
  const kept = [...deductions.values()].map(({ amount_minor, withdrawn_at }) => ({
    minor: Number(amount_minor),
    isWithdrawn: withdrawn_at !== null,
  }));
  // Settled in one sum, as before deductions had rows of their own.
  const isWhole = kept.length === 0 && settled?.line.step === 'settled' && settled.line.returned !== undefined;
  const deducted = isWhole ? held - (settled.line.returned ?? 0) : deductedOf(kept);
  const returned = settled ? held - deducted : 0;
  const state = settled ? STATE_AFTER[settlingOf(held, returned)] : 'held';
  const isSame =
    Number(deposit.deducted_minor) === deducted &&
    Number(deposit.returned_minor) === returned &&
    (deposit.owed_minor === null ? null : Number(deposit.owed_minor)) === owedAfter(lines) &&
    deposit.state === state &&
    deposit.edition === editionAfter(lines) &&
    (deposit.settled_at !== null) === (settled !== undefined) &&
    (deposit.taken_back_at !== null) === lines.some(({ line }) => line.step === 'taken_back');
  return isSame ? null : ((settled ?? last)?.seq ?? null);
}

/** What was owed at the last settlement; null: not determined. */
const owedAfter = (lines: readonly EvidenceEntry<Line>[]): number | null =>
  lines.reduce<number | null>((owed, { line }) => ('owed' in line ? (line.owed ?? owed) : owed), null);

/** A deposit is settled once, and again by each answer that returned more. */
function editionAfter(lines: readonly EvidenceEntry<Line>[]): number {
  const settled = lines.findIndex(({ line }) => line.step === 'settled');
  if (settled === -1) return 0;
  return 1 + lines.slice(settled).filter(({ line }) => line.step === 'lowered' || line.step === 'withdrawn').length;
}

/** Checks for statements about a deduction that have no evidence line. */
function unsaidAt({ deductions }: Stored, lines: readonly EvidenceEntry<Line>[]): number | null {
  const isSaid = (id: string, steps: readonly Line['step'][]): boolean =>
    lines.some(({ line }) =>
      line.step === 'disputed'
        ? steps.includes('disputed') && line.deduction_ids.includes(id)
        : 'deduction_id' in line && line.deduction_id === id && steps.includes(line.step),
    );
  const isWrong = [...deductions.values()].some(
    ({ id, dispute, disputed_at, answer, answered_at, withdrawn_at }) =>
      ((dispute !== null || disputed_at !== null) && !isSaid(id, ['disputed'])) ||
      ((answer !== null || answered_at !== null) && !isSaid(id, ['kept', 'lowered', 'withdrawn'])) ||
      (withdrawn_at !== null && !isSaid(id, ['withdrawn'])),
  );
  return isWrong ? (lines.at(-1)?.seq ?? null) : null;
}

const STATE_AFTER = { returnAll: 'returned', returnPart: 'partly_returned', withhold: 'withheld' } as const;

function isBorneOut({ line, at }: EvidenceEntry<Line>, { deposit, deductions, statements }: Stored): boolean {
  switch (line.step) {
    case 'opened':
      return isOpened(line, at, deposit);
    case 'taken_back':
      return isSameMoment(deposit.taken_back_at, at);
    case 'settled': {
      const { returned_on, how, comments, settled_at } = deposit;
      const isSame = returned_on === line.on && sha256(canonicalJson({ how, comments })) === line.words_sha256;
      return isSame && isSameMoment(settled_at, at);
    }
    case 'sealed': {
      const statement = statements.get(line.edition);
      return statement?.sha256 === line.pdf_sha256 && isSameMoment(statement.made_at, at, CLOCK_SKEW_MS);
    }
    case 'disputed':
      return line.deduction_ids.every((id) => {
        const { dispute = null, disputed_at = null } = deductions.get(id) ?? {};
        return sha256(dispute ?? '') === line.words_sha256 && isSameMoment(disputed_at, at);
      });
    default: {
      const deduction = deductions.get(line.deduction_id);
      return deduction !== undefined && isOfDeduction(line, at, deduction);
    }
  }
}

function isOpened(line: Extract<Line, { step: 'opened' }>, at: Date, deposit: Deposit): boolean {
  const { held_minor, left_on, return_by, agreement_id, homeowner_id, roomie_id, opened_at } = deposit;
  const isSame = Number(held_minor) === line.held && left_on === line.left_on && return_by === line.return_by;
  const isOfSame =
    agreement_id === (line.agreement_id ?? agreement_id) &&
    homeowner_id === (line.homeowner_id ?? homeowner_id) &&
    roomie_id === (line.roomie_id ?? roomie_id);
  return isSame && isOfSame && isSameMoment(opened_at, at);
}

/** Null: no set-off, or an invalid one. */
function setOffHashOf({ set_off: setOff }: Deduction): string | null {
  if (setOff === null) return null;
  const read = StoredSetOff.safeParse(setOff);
  return read.success ? setOffSha256(read.data) : 'unreadable';
}

function isOfDeduction(line: Extract<Line, { deduction_id: string }>, at: Date, deduction: Deduction): boolean {
  const { reason, first_minor, amount_minor, answer, withdrawn_at, image_ids } = deduction;
  if (line.step === 'photos_changed') return canonicalJson(image_ids) === canonicalJson(line.image_ids);
  if (line.step === 'withdrawn') return isSameMoment(withdrawn_at, at);
  if (line.step === 'deducted') {
    const { ground = deduction.ground, item_id: itemId = deduction.item_id } = line;
    const isSame =
      Number(first_minor) === line.minor &&
      sha256(reason) === line.words_sha256 &&
      setOffHashOf(deduction) === (line.set_off_sha256 ?? null);
    return (
      isSame && deduction.ground === ground && deduction.item_id === itemId && isSameMoment(deduction.created_at, at)
    );
  }
  const isAnswered = sha256(answer ?? '') === line.words_sha256 && isSameMoment(deduction.answered_at, at);
  return isAnswered && (line.step === 'kept' || Number(amount_minor) === line.minor);
}
