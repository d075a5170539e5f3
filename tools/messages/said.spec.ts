import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '../lib/repository.ts';

const ENGLISH = join(repositoryRoot, 'libs/messages/locales/en');

/** The ids in a file of the catalogue, or in every file of a folder. */
function idsIn(area: string, except: readonly string[] = []): string[] {
  const files = area.endsWith('.json') ? [area] : readdirSync(join(ENGLISH, area)).map((file) => `${area}/${file}`);
  return files
    .filter((file) => !except.includes(file))
    .flatMap((file) => Object.keys(JSON.parse(readFileSync(join(ENGLISH, file), 'utf8')) as object));
}

const source = (folder: string): string =>
  readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => readFileSync(join(repositoryRoot, folder, file), 'utf8'))
    .join('\n');

/** Returns the ids that no literal of the source says, neither whole nor with computed parts. */
function unsaidIn(code: string, ids: readonly string[]): string[] {
  const literals = new Set(
    [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g)].map(([, one, two]) => one ?? two),
  );
  const computed = [...code.matchAll(/`((?:[^`\\]|\\.)*\$\{(?:[^`\\]|\\.)*)`/g)]
    .map(([, text = '']) => text.split(/\$\{[^}]*\}/))
    // What is computed as a whole says everything.
    .filter((parts) => parts.join('').length > 4)
    .map((parts) => new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[^]+')}$`));
  const properties = new Set([...code.matchAll(/^\s*(\w+):/gm)].map(([, name]) => name));
  return ids.filter((id) => !literals.has(id) && !properties.has(id) && !computed.some((pattern) => pattern.test(id)));
}

describe('a text of the catalogue is said somewhere', () => {
  const server = source('apps/server/src');

  it('if it is a problem', () => {
    // The sentences about passwords are those of a library.
    const ids = idsIn('problems', ['problems/passwords.json']);
    expect(ids.length).toBeGreaterThan(300);
    expect(
      unsaidIn(
        [server, source('libs/contracts/src'), source('libs/domain/src'), source('libs/words/src/')].join('\n'),
        ids,
      ),
    ).toEqual([]);
  });

  it.each(['alerts', 'activity.json'])('if it is a kind of %s', (area) => {
    const ids = idsIn(area).filter((id) => id !== 'news');
    expect(ids.length).toBeGreaterThan(100);
    expect(unsaidIn(server, ids)).toEqual([]);
  });
});
