import { existsSync, watch } from 'node:fs';
import { resolve } from 'node:path';

import { run } from '../lib/child.ts';
import { explain } from '../lib/failure.ts';
import { nx, repositoryRoot } from '../lib/repository.ts';

/** The sources of the server processes. */
const watched = [
  'apps/server/src',
  'libs/contracts/src',
  'libs/domain/src',
  'libs/mail-templates/src',
  'libs/messages/locales',
  'libs/messages/src',
  'libs/words/src',
];
const quietMs = 150;

/**
 * Builds the server whenever one of its sources changes, then calls `onBuilt`. Changes during a build trigger another
 * one. Returns a function that stops it.
 */
export function rebuildOnChange(say: (line: string) => void, onBuilt: () => Promise<void>): () => Promise<void> {
  const ending = new AbortController();
  let waiting: NodeJS.Timeout | undefined;
  let work = Promise.resolve();

  const watchers = watched
    .map((folder) => resolve(repositoryRoot, folder))
    .filter((folder) => existsSync(folder))
    .map((folder) =>
      watch(folder, { recursive: true }, (_event, file) => {
        if (file === null || !/\.(ts|sql|json)$/.test(file) || file.endsWith('.spec.ts')) return;
        clearTimeout(waiting);
        waiting = setTimeout(() => {
          work = work.then(rebuild);
        }, quietMs);
      }),
    );

  /** Checked again after each wait, because it may have been stopped in between. */
  const isEnding = (): boolean => ending.signal.aborted;

  async function rebuild(): Promise<void> {
    if (isEnding()) return;
    try {
      const args = ['run', '@common-roof/server:build', '--outputStyle=stream'];
      const { code, output } = await run(nx, args, { signal: ending.signal });
      if (code !== 0) {
        say(`${output}\nThe build failed: the server goes on as it was`);
        return;
      }
      await onBuilt();
      say('The server was built and started again');
    } catch (error) {
      if (!isEnding()) say(explain(error));
    }
  }

  return async () => {
    clearTimeout(waiting);
    ending.abort();
    for (const watcher of watchers) watcher.close();
    await work;
  };
}
