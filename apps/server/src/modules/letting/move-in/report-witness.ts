import { z } from 'zod';

import { defineWitness, type Query } from '../../../platform/evidence/witness.ts';
import {
  addendumSeal,
  SEALED_ADDENDUM,
  SEALED_ITEMS,
  type SealedAddendum,
  type SealedItem,
  sealOf,
  sha256Of,
} from './sealed-report.ts';

/** A line of a report's evidence, as far as it says something about rows. */
const Line = z.object({
  step: z.enum(['submitted', 'acknowledged', 'added']),
  sha256: z.string(),
  signature_sha256: z.string().optional(),
  addendum_id: z.string().optional(),
});

interface Stored {
  signature_name: string | null;
  signature_data: number[][] | null;
  acknowledgement: string | null;
}

/** Of items, photos, signatures, remarks and addenda. */
export const reportWitness = defineWitness('move-report', Line, async (query, id, lines) => {
  for (const { seq, line } of lines) if (!(await isBorneOut(query, id, line))) return seq;
  return null;
});

async function isBorneOut(query: Query, id: string, line: z.output<typeof Line>): Promise<boolean> {
  if (line.step === 'added') return line.addendum_id !== undefined && (await isAddendum(query, line.addendum_id, line));
  const [report] = await query<Stored>(
    'SELECT signature_name, signature_data, acknowledgement FROM move_reports WHERE id = $1',
    [id],
  );
  if (!report) return false;
  if (line.step === 'acknowledged') return sha256Of(report.acknowledgement) === line.sha256;
  return (
    sealOf(await query<SealedItem>(SEALED_ITEMS, [id])) === line.sha256 &&
    sha256Of(report.signature_data ?? report.signature_name) === line.signature_sha256
  );
}

async function isAddendum(query: Query, addendumId: string, line: z.output<typeof Line>): Promise<boolean> {
  const [addendum] = await query<SealedAddendum>(SEALED_ADDENDUM, [addendumId]);
  return addendum !== undefined && addendumSeal(addendum) === line.sha256;
}
