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
import { sha256 } from '#kernel/crypto/sha256.ts';
import type { Query, EvidenceVerifier } from './evidence-verifier.ts';

/** The result for one stream, or for one file whose hash a stream states. */
export type Finding =
  | { readonly stream: string; readonly is: 'intact'; readonly end: Head }
  /** A line was changed, or lines are missing from here on. */
  | { readonly stream: string; readonly is: 'broken'; readonly end: Head; readonly at: number }
  /** The stored head does not carry a valid seal. */
  | { readonly stream: string; readonly is: 'unsealed' }
  /** Rows exist that this stream must cover. */
  | { readonly stream: string; readonly is: 'missing' }
  | { readonly stream: string; readonly is: 'contradicted'; readonly at: number }
  | { readonly file: string; readonly is: 'missing' | 'changed' };

interface Sources {
  /** Reads from one snapshot of the database. */
  readonly query: Query;
  readonly keyOf: KeyOf;
  readonly verifiers: readonly EvidenceVerifier[];
  /** Heads that were kept outside the database. */
  readonly kept: readonly (Head & { readonly stream: string })[];
  /** Undefined: files are not checked. */
  readonly readFile?: ((key: string) => Promise<Buffer | undefined>) | undefined;
}

/** Verifies every evidence stream, the audit log first, and compares rows and files with what its lines state. */
export async function* verifyEvidence(sources: Sources): AsyncGenerator<Finding> {
  const { query, verifiers, kept } = sources;
  const heads = new Map(
    (
      await query<SealedHead & { stream: string }>(
        'SELECT stream, seq::int, mac, seal FROM evidence_streams ORDER BY stream',
        [],
      )
    ).map((head) => [head.stream, head]),
  );
  const expected = new Set<string>();
  for (const verifier of verifiers) for (const stream of await verifier.expectedStreams(query)) expected.add(stream);
  for (const stream of new Set(['audit', ...heads.keys(), ...expected, ...kept.map((head) => head.stream)])) {
    yield await verifyStream(sources, stream, heads.get(stream), expected.has(stream));
  }
  yield* verifyFiles(sources);
}

async function verifyStream(
  { query, keyOf, verifiers, kept }: Sources,
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
  for (const verifier of verifiers) {
    const at = await verifier.firstContradictedLine(query, stream);
    if (at !== null) return { stream, is: 'contradicted', at };
  }
  return { stream, is: 'intact', end };
}

async function* verifyFiles({ query, verifiers, readFile }: Sources): AsyncGenerator<Finding> {
  if (!readFile) return;
  for (const { files } of verifiers) {
    if (!files) continue;
    for (const row of await query<{ sha256: string }>(files.stated, [])) {
      const file = files.key(row.sha256);
      const content = await readFile(file);
      if (!content) yield { file, is: 'missing' };
      else if (sha256(content) !== row.sha256) yield { file, is: 'changed' };
    }
  }
}
