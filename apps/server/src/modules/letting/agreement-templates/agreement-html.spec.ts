import { LIMITS } from '@common-roof/contracts';
import { placeholdersIn } from '@common-roof/domain';
import { casesOf } from '@common-roof/testing';
import fc from 'fast-check';

import { ALLOWED, ESCAPED, hostileText } from '../../../../test/support/hostile-texts.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { canonicalHtml, documentOf } from './agreement-html.ts';
import { STARTERS } from './starters/index.ts';

function expectHarmless(html: string): void {
  const kept = canonicalHtml(html);
  expect(kept).toMatch(ALLOWED);
  expect(kept).not.toMatch(ESCAPED);
  // What was kept is read as the same again: there is no second meaning that only shows later.
  expect(canonicalHtml(kept)).toBe(kept);
}

describe('what an editor gives', () => {
  it('is kept by an allow-list, whatever hostile document it is', () => {
    fc.assert(
      fc.property(hostileText, (html) => {
        expectHarmless(html);
      }),
      casesOf(2_000),
    );
  });

  it('is refused where somebody nests or repeats more than any person would, before it costs anything', () => {
    for (const html of ['<ul><li>', '<table><tr><td>', '<b>', '<svg>', '<b>a</b>', '<p>a</p>', '<br>']) {
      expect(() => canonicalHtml(html.repeat(100_000))).toThrow(DomainError);
    }
    expect(() => canonicalHtml('<'.repeat(LIMITS.agreementText))).toThrow(DomainError);
  });

  it('is read where tags are left open or belong to no element', () => {
    expectHarmless('<p '.repeat(50_000));
    expectHarmless('&'.repeat(100_000));
    expectHarmless('</p>'.repeat(20_000));
    expectHarmless('<svg><p><style><!--</style><p title="--><img src onerror=alert(1)>">');
  });

  it('keeps what TipTap writes as it is', () => {
    const written =
      '<h2>Title</h2><p>One <strong>two <em>three</em></strong> <u>four</u><br>five</p>' +
      '<ul><li><p>a</p><ol><li><p>b</p></li></ol></li></ul><blockquote><p>c</p></blockquote><hr>';
    expect(canonicalHtml(written)).toBe(written.replace('<strong>two <em>', '<strong>two </strong><strong><em>'));
  });
});

describe('the examples', () => {
  it.each(STARTERS)('“$title” are text that can be kept, and say that they are no legal advice', ({ agreement }) => {
    expect(canonicalHtml(agreement)).toBe(agreement);
    expect(agreement).toMatch(/no legal advice|keine Rechtsberatung/);
  });

  // One is used for an offer with a click: what a room need not have, such as its size, would refuse the offer.
  it.each(STARTERS)('“$title” asks only for what every house, room and person has', ({ agreement }) => {
    const asked = placeholdersIn(documentOf(agreement)).known;
    const optional = ['homeowner_phone', 'roomie_phone', 'room_size', 'ends_on'];
    expect(asked.filter((name) => optional.includes(name))).toEqual([]);
  });
});
