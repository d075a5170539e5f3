import { readHtml } from '#features/letting/leasing/agreements/text/read-html.ts';
import { passagesOf } from '#ui/compare-lines.ts';
import { compare } from './compare.ts';

const compared = (before: string, after: string): string[] =>
  compare(readHtml(before), readHtml(after)).map((line) =>
    line.map(({ text, change }) => ({ same: text, added: `+[${text}]`, removed: `-[${text}]` })[change]).join(''),
  );

describe('the difference between two versions', () => {
  it('marks the changed words of a line, and leaves other lines unmarked', () => {
    expect(compared('<p>One</p><p>The rent is 500 a month.</p>', '<p>One</p><p>The rent is 520 a month.</p>')).toEqual([
      'One',
      'The rent is -[500]+[520] a month.',
    ]);
  });

  it('marks added and removed lines', () => {
    expect(compared('<p>a</p><p>b</p>', '<p>a</p><ul><li>new</li></ul><p>b</p>')).toEqual(['a', '+[new]', 'b']);
    expect(compared('<h2>a</h2><p>old</p><p>b</p>', '<h2>a</h2><p>b</p>')).toEqual(['a', '-[old]', 'b']);
  });

  it('marks nothing if only the formatting changed', () => {
    expect(compared('<p>a <strong>b</strong></p>', '<p>a b</p>')).toEqual(['a b']);
  });

  it('collapses long unchanged passages, but keeps the context of a change', () => {
    const text = (...lines: string[]): string => lines.map((line) => `<p>${line}</p>`).join('');
    const lines = compare(readHtml(text('a', 'b', 'c', 'd', 'e', 'f')), readHtml(text('a', 'b', 'c', 'd', 'e', 'new')));
    expect(passagesOf(lines).map(({ lines: { length }, isFolded }) => [length, isFolded])).toEqual([
      [4, true],
      [2, false],
    ]);
    const short = compare(readHtml(text('a', 'b', 'c')), readHtml(text('a', 'b', 'new')));
    expect(passagesOf(short).every(({ isFolded }) => !isFolded)).toBe(true);
  });
});
