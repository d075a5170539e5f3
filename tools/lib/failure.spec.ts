import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@common-roof/local-services';

import { explain, Failure } from './failure.ts';

function thrownBy(action: () => unknown): unknown {
  try {
    action();
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('the message at the terminal', () => {
  const folder = temporaryFolder();
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('is one sentence for anything the system refused, and never a stack', () => {
    const said = [
      () => {
        mkdirSync(folder);
      },
      () => readFileSync(folder),
      () => {
        rmSync(folder);
      },
      () => readFileSync(join(folder, 'x'.repeat(300))),
      () => process.kill(2 ** 22 + 1, 0),
    ].map((action) => explain(thrownBy(action)));
    for (const sentence of said) expect(sentence).toMatch(/^[A-Z][^\n]*\.$/);
    expect(said[0]).toBe(`Something that is in the way is there already (${folder}).`);
    expect(said[1]).toBe('A folder is where a file should be.');
  });

  it('is the sentence of a failure, or everything known about a bug of ours', () => {
    expect(explain(new Failure('Stop it first.'))).toBe('Stop it first.');
    expect(explain(new TypeError('x is not a function'))).toContain('failure.spec.ts');
  });
});
