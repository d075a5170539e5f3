import { dotIn } from '@common-roof/domain/formats';

import { comma, dot, forwardSign, stepByKey } from './direction.ts';

afterEach(() => {
  document.documentElement.removeAttribute('dir');
});

describe('the direction of reading', () => {
  it('is to the right by default', () => {
    expect([forwardSign(), stepByKey('ArrowRight'), stepByKey('ArrowLeft'), stepByKey('Home')]).toEqual([1, 1, -1, 0]);
  });

  it('is to the left in Arabic, where the arrow keys change places', () => {
    document.documentElement.dir = 'rtl';
    expect([forwardSign(), stepByKey('ArrowRight'), stepByKey('ArrowLeft'), stepByKey('Home')]).toEqual([-1, -1, 1, 0]);
  });

  it.each(['ltr', 'rtl'] as const)('keeps the facts of a line apart as the server does: %s', (direction) => {
    document.documentElement.dir = direction;
    expect(dot()).toBe(dotIn(direction));
    expect(comma().trim()).toMatch(direction === 'rtl' ? /،$/ : /^,$/);
  });
});
