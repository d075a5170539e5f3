import { canonicalJson } from '#kernel/evidence/canonical-json.ts';
import { sha256 } from '#kernel/crypto/sha256.ts';

/**
 * The sealed fields of an item when its report is submitted: everything recorded about it, and photos by the hash of
 * their bytes.
 */
export interface SealedItem {
  area: string;
  thing: string | null;
  name: string;
  condition: string | null;
  remarks: string;
  change: string | null;
  photos: string[];
}

/** Selects the items of the report `$1` in the order in which they are sealed. */
export const SEALED_ITEMS = `
  SELECT i.area, i.thing, i.name, i.condition, i.remarks, i.change,
         ARRAY(SELECT f.sha256 FROM image_placements p JOIN images g ON g.id = p.image_id
                 JOIN image_files f ON f.id = g.file_id
                WHERE p.report_item_id = i.id ORDER BY p.position) AS photos
    FROM move_report_items i WHERE i.report_id = $1 ORDER BY i.position, i.id`;

/** SHA-256, hexadecimal, over the RFC 8785 form of the items. */
export const sealOf = (items: readonly SealedItem[]): string =>
  sha256(canonicalJson(items.map((item) => ({ ...item }))));

/** Hashes a text that is stored beside a line, or a signature. */
export const sha256Of = (value: string | readonly (readonly number[])[] | null): string => sha256(canonicalJson(value));

/** Selects the addendum `$1` with its photos. */
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
