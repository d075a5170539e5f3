import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Plugin } from 'vite';

/** What the server only reads is not among them. */
const TEXT = /(?<!first-views)\.(js|css|svg|json|webmanifest|txt)$/;
/** Below this a compressed answer is not smaller on the wire: it fits into one packet either way. */
const WORTH_BYTES = 1_024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.byteLength < WORTH_BYTES) return;
  const forms = {
    br: await toBrotli(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength },
    }),
    gz: await toGzip(content, { level: 9 }),
  };
  for (const [ending, bytes] of Object.entries(forms)) {
    if (bytes.byteLength < content.byteLength) await writeFile(`${file}.${ending}`, bytes);
  }
}

/**
 * Writes a Brotli and a gzip form beside every text file of the build, as small as they get: that is done once, and the server
 * only picks one. `index.html` has none, because it is written anew for each answer.
 */
export function compressedFiles(): Plugin {
  let directory: string;
  return {
    name: 'compressed-files',
    apply: 'build',
    configResolved({ root, build }) {
      directory = path.resolve(root, build.outDir);
    },
    async closeBundle(error) {
      if (error) return;
      const names = await readdir(directory, { recursive: true });
      await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => compress(path.join(directory, name))));
    },
  };
}
