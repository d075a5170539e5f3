import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import ts from 'typescript';

import { repositoryRoot } from '../lib/repository.ts';
import { exportedNames, forbiddenIn, sourceFiles, wordsOf } from './glossary.ts';

const ROOTS = [
  'apps/server/src',
  'apps/client/src',
  ...readdirSync(join(repositoryRoot, 'libs')).map((lib) => `libs/${lib}/src`),
];

const glossary = readFileSync(join(repositoryRoot, 'docs/glossary.md'), 'utf8');
const forbidden = forbiddenIn(glossary);
const files = sourceFiles(repositoryRoot, ROOTS);
const names = files.flatMap((file) => exportedNames(readSource(file)).map((name) => ({ file, name })));

const synonymIn = (name: string): string | undefined => {
  const words = ` ${wordsOf(name).join(' ')} `;
  return forbidden.find((synonym) => words.includes(` ${synonym} `));
};

describe('the glossary', () => {
  it('has about sixty terms, each with a meaning', () => {
    const rows = glossary.split('\n').filter((line) => line.startsWith('| ') && !/^\| (Term|---)/.test(line));
    expect(rows.length).toBeGreaterThan(55);
    for (const row of rows) expect(row.split('|')).toHaveLength(5);
  });

  it('splits names into words', () => {
    expect(wordsOf('RatedStaysRepository')).toEqual(['rated', 'stays', 'repository']);
    expect(wordsOf('told-feed.repository')).toEqual(['told', 'feed', 'repository']);
    expect(wordsOf('MAX_HTTPBody')).toEqual(['max', 'http', 'body']);
  });

  it('finds a forbidden synonym in a name', () => {
    expect(synonymIn('ReckonSupplies')).toBe('reckon');
    expect(synonymIn('loop-watch')).toBe('loop watch');
    expect(synonymIn('ScheduledEvents')).toBeUndefined();
  });

  it('is what files are named by', () => {
    const wrong = files.map((file) => ({ file, synonym: synonymIn(basename(file).replace(/\.tsx?$/, '')) }));
    expect(wrong.filter(({ synonym }) => synonym !== undefined)).toEqual([]);
  });

  it('is what exports and their methods are named by', () => {
    const wrong = names.map(({ file, name }) => ({ file, name, synonym: synonymIn(name) }));
    expect(wrong.filter(({ synonym }) => synonym !== undefined)).toEqual([]);
  });

  it('has methods of a verb and a noun', () => {
    expect(names.filter(({ name }) => /\.(of|by|add|give)$/.test(name))).toEqual([]);
  });
});

function readSource(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(join(repositoryRoot, file), 'utf8'), ts.ScriptTarget.Latest, true);
}
