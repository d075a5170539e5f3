import { createHash } from 'node:crypto';

export interface Measured {
  readonly content: AsyncIterable<Buffer>;
  /** How many bytes have passed. */
  bytes(): number;
  /** The SHA-256 of all of them, in hexadecimal; once, at the end. */
  sha256(): string;
}

/** Counts and hashes content while it passes through. */
export function measured(content: AsyncIterable<Buffer>): Measured {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* passing(): AsyncGenerator<Buffer> {
    for await (const chunk of content) {
      bytes += chunk.length;
      hash.update(chunk);
      yield chunk;
    }
  }
  return { content: passing(), bytes: () => bytes, sha256: () => hash.digest('hex') };
}
