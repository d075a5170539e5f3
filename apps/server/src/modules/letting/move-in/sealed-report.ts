import { z } from 'zod';

import { canonicalJson } from '../../../platform/evidence/canonical-json.ts';
import { sha256 } from '../../../platform/evidence/sha256.ts';

/** What is sealed of an item when its report is submitted: all that was said of it, and photos by the hash of their bytes. */
export interface SealedItem {
  area: string;
  thing: string | null;
  name: string;
  condition: string | null;
  remarks: string;
  change: string | null;
  photos: string[];
}

/** Of the report `$1`, in the order in which they are sealed. */
export const SEALED_ITEMS = `
  SELECT i.area, i.thing, i.name, i.condition, i.remarks, i.change,
         ARRAY(SELECT f.sha256 FROM image_placements p JOIN images g ON g.id = p.image_id
                 JOIN image_files f ON f.id = g.file_id
                WHERE p.report_item_id = i.id ORDER BY p.position) AS photos
    FROM move_report_items i WHERE i.report_id = $1 ORDER BY i.position, i.id`;

/** SHA-256, hexadecimal, over the RFC 8785 form of the items. */
export const sealOf = (items: readonly SealedItem[]): string =>
  sha256(canonicalJson(items.map((item) => ({ ...item }))));

/** Of words that are stored beside a line, and of a signature. */
export const sha256Of = (value: string | readonly (readonly number[])[] | null): string => sha256(canonicalJson(value));

export const streamOf = (reportId: string): string => `move-report:${reportId}`;
const STREAM = /^move-report:([0-9a-f-]{36})$/;

/** A line of a report's evidence, as far as it says something about rows. */
const Line = z.object({
  step: z.enum(['submitted', 'acknowledged', 'added']),
  sha256: z.string(),
  signature_sha256: z.string().optional(),
  addendum_id: z.string().optional(),
});

/** Reads rows: a pool, or the client of a command. */
type Query = <Row extends object>(sql: string, values: unknown[]) => Promise<readonly Row[]>;

interface Stored {
  signature_name: string | null;
  signature_data: number[][] | null;
  acknowledgement: string | null;
}

/**
 * Whether a report is still what the lines of its stream say of it.
 * @returns the seq of the first line that it contradicts; null where it bears them out, or it is no stream of a report
 */
export async function firstContradicted(query: Query, stream: string): Promise<number | null> {
  const id = STREAM.exec(stream)?.[1];
  if (id === undefined) return null;
  const lines = await query<{ seq: number; body: unknown }>(
    'SELECT seq::int, body FROM evidence WHERE stream = $1 ORDER BY seq',
    [stream],
  );
  for (const { seq, body } of lines) if (!(await isBorneOut(query, id, Line.parse(body)))) return seq;
  return null;
}

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

/** Of the addendum `$1`, with its photos. */
export const SEALED_ADDENDUM = `
  SELECT a.text, ARRAY(SELECT f.sha256 FROM image_placements p JOIN images g ON g.id = p.image_id
                         JOIN image_files f ON f.id = g.file_id
                        WHERE p.report_addendum_id = a.id ORDER BY p.position) AS photos
    FROM move_report_addenda a WHERE a.id = $1`;

export interface SealedAddendum {
  text: string;
  photos: string[];
}

export const addendumSeal = ({ text, photos }: SealedAddendum): string => sha256(canonicalJson({ text, photos }));

async function isAddendum(query: Query, addendumId: string, line: z.output<typeof Line>): Promise<boolean> {
  const [addendum] = await query<SealedAddendum>(SEALED_ADDENDUM, [addendumId]);
  return addendum !== undefined && addendumSeal(addendum) === line.sha256;
}
