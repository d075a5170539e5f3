import { formatMessage } from './format.ts';
import { pseudoMessage } from './pseudo.ts';

const said = (text: string, values: Readonly<Record<string, string | number>> = {}): string =>
  formatMessage(pseudoMessage(text), 'en', values);

describe('the pseudo-language', () => {
  it('marks a text, and makes it longer', () => {
    expect(said('Save the chores')).toBe('⟦Sávé·· thé· çhórés··⟧');
  });

  it('leaves values and addresses as they are', () => {
    expect(said('Sent to {name}.', { name: 'Rosa' })).toBe('⟦Séñt·· tó Rosa.⟧');
    expect(said('Like you@example.org')).toBe('⟦Líké·· you@example.org⟧');
  });

  it('stretches each case of a choice', () => {
    const text = '{count, plural, one {# chore} other {# chores}} left';
    expect([said(text, { count: 1 }), said(text, { count: 3 })]).toEqual(['⟦1 çhóré·· léft··⟧', '⟦3 çhórés·· léft··⟧']);
  });
});
