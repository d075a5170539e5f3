interface Files {
  readonly readdirSync: (folder: string, options?: { readonly recursive: true }) => string[];
  readonly readFileSync: (file: string, encoding: 'utf8') => string;
  readonly statSync: (file: string) => { readonly size: number };
}

// The client's types are a browser's, but its tests run in Node.
declare const process: { readonly getBuiltinModule: (name: 'node:fs') => Files };

/** Reads files of the repository, for tests of its sources, texts and pictures. */
export const { readdirSync, readFileSync, statSync } = process.getBuiltinModule('node:fs');

/** The folder of the client's sources. */
export const SOURCES = new URL('..', import.meta.url).pathname.replace(/\/$/, '');
