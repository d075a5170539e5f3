import {
  followChain,
  type Head,
  isSealed,
  type KeyOf,
  LAST_GOOD_AUDIT,
  LINES_AFTER,
  type SealedHead,
  type StoredLine,
} from './evidence-chain.ts';
import { sha256 } from './sha256.ts';
import type { Query, Witness } from './witness.ts';

/** What was found of a stream, or of a file that a stream states. */
export type Finding =
  | { readonly stream: string; readonly is: 'intact'; readonly end: Head }
  /** A line is another, or it or those after it are gone. */
  | { readonly stream: string; readonly is: 'broken'; readonly end: Head; readonly at: number }
  /** Where it ends is not what was sealed. */
  | { readonly stream: string; readonly is: 'unsealed' }
  /** There are rows that it has to speak of. */
  | { readonly stream: string; readonly is: 'missing' }
  | { readonly stream: string; readonly is: 'contradicted'; readonly at: number }
  | { readonly file: string; readonly is: 'missing' | 'changed' };

interface Sources {
  /** Sees one state of the database throughout. */
  readonly query: Query;
  readonly keyOf: KeyOf;
  readonly witnesses: readonly Witness[];
  /** Heads that were kept elsewhere. */
  readonly kept: readonly (Head & { readonly stream: string })[];
  /** Undefined: files are not looked at. */
  readonly readFile?: ((key: string) => Promise<Buffer | undefined>) | undefined;
}

/** Follows every stream of evidence, the audit log first, and looks whether rows and files are still what its lines say. */
export async function* verifyEvidence(sources: Sources): AsyncGenerator<Finding> {
  const { query, witnesses, kept } = sources;
  const heads = new Map(
    (
      await query<SealedHead & { stream: string }>(
        'SELECT stream, seq::int, mac, seal FROM evidence_streams ORDER BY stream',
        [],
      )
    ).map((head) => [head.stream, head]),
  );
  const expected = new Set<string>();
  for (const witness of witnesses) for (const stream of await witness.expected(query)) expected.add(stream);
  for (const stream of new Set(['audit', ...heads.keys(), ...expected, ...kept.map((head) => head.stream)])) {
    yield await verifyStream(sources, stream, heads.get(stream), expected.has(stream));
  }
  yield* verifyFiles(sources);
}

async function verifyStream(
  { query, keyOf, witnesses, kept }: Sources,
  stream: string,
  head: SealedHead | undefined,
  isExpected: boolean,
): Promise<Finding> {
  if (!head && isExpected) return { stream, is: 'missing' };
  const known: Head[] = kept.filter((each) => each.stream === stream);
  if (head) known.push(head);
  if (stream === 'audit') known.push(...(await query<Head>(LAST_GOOD_AUDIT, [])));
  const { end, brokenAt } = await followChain((after) => query<StoredLine>(LINES_AFTER, [stream, after]), keyOf, known);
  if (brokenAt !== null) return { stream, is: 'broken', end, at: brokenAt };
  if (head && (head.mac !== end.mac || !isSealed(stream, head, keyOf))) return { stream, is: 'unsealed' };
  for (const witness of witnesses) {
    const at = await witness.contradictedAt(query, stream);
    if (at !== null) return { stream, is: 'contradicted', at };
  }
  return { stream, is: 'intact', end };
}

async function* verifyFiles({ query, witnesses, readFile }: Sources): AsyncGenerator<Finding> {
  if (!readFile) return;
  for (const { files } of witnesses) {
    if (!files) continue;
    for (const row of await query<{ sha256: string }>(files.stated, [])) {
      const file = files.key(row.sha256);
      const content = await readFile(file);
      if (!content) yield { file, is: 'missing' };
      else if (sha256(content) !== row.sha256) yield { file, is: 'changed' };
    }
  }
}
