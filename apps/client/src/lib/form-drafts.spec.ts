import { formDrafts } from './form-drafts.ts';

const TYPED = { base: 0, values: { private_feelings: 'I felt watched.' } };

describe('what was typed and not saved', () => {
  beforeEach(() => {
    window.sessionStorage.clear();
  });

  it('is kept for who typed it, and for nobody else', () => {
    formDrafts.save('ada', 'rating:1', TYPED);
    expect(formDrafts.load('ada', 'rating:1')).toEqual(TYPED);
    expect(formDrafts.load('ben', 'rating:1')).toBeNull();
  });

  it('is gone once somebody signs out, and nothing else is', () => {
    window.sessionStorage.setItem('something-else', 'stays');
    formDrafts.save('ada', 'rating:1', TYPED);
    formDrafts.save('ada', 'basics:new', TYPED);
    formDrafts.forgetAll();
    expect(Object.keys(window.sessionStorage)).toEqual(['something-else']);
  });
});
