import { forwardSign, stepByKey } from './direction.ts';

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
});
