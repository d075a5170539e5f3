import { formDrafts } from './form-drafts.ts';

const TYPED = { base: 0, values: { private_feelings: 'I felt watched.' } };

describe('unsaved form input', () => {
  beforeEach(() => {
    window.sessionStorage.clear();
  });

  it('is kept for its author only', () => {
    formDrafts.save('ada', 'rating:1', TYPED);
    expect(formDrafts.load('ada', 'rating:1')).toEqual(TYPED);
    expect(formDrafts.load('ben', 'rating:1')).toBeNull();
  });

  it('is deleted on sign-out, and nothing else is', () => {
    window.sessionStorage.setItem('something-else', 'stays');
    formDrafts.save('ada', 'rating:1', TYPED);
    formDrafts.save('ada', 'basics:new', TYPED);
    formDrafts.forgetAll();
    expect(Object.keys(window.sessionStorage)).toEqual(['something-else']);
  });
});
