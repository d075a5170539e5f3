import { z } from 'zod';

/** The version of this layout. A reader refuses the ones it doesn't know. */
export const LAYOUT = 1;

/** The first entry of a backup. */
export const ABOUT = 'about.json';
/** The last entry: what all the others have to come to. A backup without it is incomplete. */
export const CONTENTS = 'contents.json';

/** What the other entries are, by the folder they lie in. */
export const FOLDERS = { keys: 'keys', tables: 'database', files: 'files' } as const;

export const About = z.strictObject({
  layout: z.literal(LAYOUT),
  made_at: z.iso.datetime(),
  /** The migrations that the database had, oldest first. */
  migrations: z.array(z.string()),
  /** The columns of each table, in the order of its rows. */
  tables: z.record(z.string(), z.array(z.string())),
});
export type About = z.output<typeof About>;

/** A table's rows, and a number that all their values come to in any order. */
const Digest = z.strictObject({ rows: z.int(), digest: z.string() });
export type Digest = z.output<typeof Digest>;

export const Contents = z.strictObject({
  tables: z.record(z.string(), Digest),
  /** The last value of each sequence that has given any. */
  sequences: z.record(z.string(), z.string()),
  files: z.record(z.string(), z.strictObject({ bytes: z.int(), sha256: z.string() })),
});
export type Contents = z.output<typeof Contents>;

export const countRows = ({ tables }: Contents): number =>
  Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);
