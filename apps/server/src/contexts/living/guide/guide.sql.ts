/**
 * Whether the reader `$1`, whose role is `$2`, reads an entry or a document in the house `h`. Of a room, the roomies
 * who live in it do.
 * @param row alias of its row in the statement
 */
export const readableBy = (row: 'g' | 'd'): string => `CASE $2
    WHEN 'admin' THEN true
    WHEN 'homeowner' THEN h.homeowner_id = $1
    WHEN 'neatkeeper' THEN ${row}.audience = 'residents_and_keepers' AND EXISTS (
      SELECT 1 FROM house_neatkeepers k WHERE k.house_id = ${row}.house_id AND k.neatkeeper_id = $1)
    ELSE ${row}.audience <> 'homeowner' AND EXISTS (
      SELECT 1 FROM tenancies t
       WHERE t.house_id = ${row}.house_id AND t.roomie_id = $1 AND t.state IN ('active', 'releasing')
         AND (${row}.room_id IS NULL OR t.room_id = ${row}.room_id)) END`;

/** Like {@link readableBy}, of the document `d`: what a newer one has replaced is history, which its homeowner keeps. */
export const DOCUMENT_READABLE = `((d.replaced_by IS NULL OR $2 IN ('homeowner', 'admin')) AND ${readableBy('d')})`;

/** The people who read an entry or a document, except for its homeowner, as a column. */
export const readersOf = (row: 'g' | 'd'): string => `ARRAY(
    SELECT t.roomie_id FROM tenancies t
     WHERE t.house_id = ${row}.house_id AND t.state IN ('active', 'releasing') AND ${row}.audience <> 'homeowner'
       AND (${row}.room_id IS NULL OR t.room_id = ${row}.room_id)
    UNION
    SELECT k.neatkeeper_id FROM house_neatkeepers k
     WHERE k.house_id = ${row}.house_id AND ${row}.audience = 'residents_and_keepers')`;
