import { keptTyping } from './kept-typing.ts';

const TYPED = { base: 0, values: { private_feelings: 'I felt watched.' } };

describe('what was typed and not saved', () => {
  beforeEach(() => {
    window.sessionStorage.clear();
  });

  it('is kept for who typed it, and for nobody else', () => {
    keptTyping.save('ada', 'rating:1', TYPED);
    expect(keptTyping.load('ada', 'rating:1')).toEqual(TYPED);
    expect(keptTyping.load('ben', 'rating:1')).toBeNull();
  });

  it('is gone once somebody signs out, and nothing else is', () => {
    window.sessionStorage.setItem('something-else', 'stays');
    keptTyping.save('ada', 'rating:1', TYPED);
    keptTyping.save('ada', 'basics:new', TYPED);
    keptTyping.forgetAll();
    expect(Object.keys(window.sessionStorage)).toEqual(['something-else']);
  });
});
