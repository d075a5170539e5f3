import { LIMITS } from '@common-roof/contracts';
import { placeholdersIn } from '@common-roof/domain';
import { casesOf } from '@common-roof/testing';
import fc from 'fast-check';

import { ALLOWED, ESCAPED, hostileText } from '#test/support/hostile-texts.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { canonicalHtml, documentOf } from './agreement-html.ts';
import { STARTERS } from './starters/index.ts';

function expectHarmless(html: string): void {
  const kept = canonicalHtml(html);
  expect(kept).toMatch(ALLOWED);
  expect(kept).not.toMatch(ESCAPED);
  // The canonical text parses to itself: no second meaning appears later.
  expect(canonicalHtml(kept)).toBe(kept);
}

describe('agreement HTML', () => {
  it('keeps only allowed markup, even from a hostile document', () => {
    fc.assert(
      fc.property(hostileText, (html) => {
        expectHarmless(html);
      }),
      casesOf(2_000),
    );
  });

  it('rejects nesting or repetition beyond what a person writes, before it costs time', () => {
    for (const html of ['<ul><li>', '<table><tr><td>', '<b>', '<svg>', '<b>a</b>', '<p>a</p>', '<br>']) {
      expect(() => canonicalHtml(html.repeat(100_000))).toThrow(DomainError);
    }
    expect(() => canonicalHtml('<'.repeat(LIMITS.agreementText))).toThrow(DomainError);
  });

  it('accepts tags that are left open or belong to no element', () => {
    expectHarmless('<p '.repeat(50_000));
    expectHarmless('&'.repeat(100_000));
    expectHarmless('</p>'.repeat(20_000));
    expectHarmless('<svg><p><style><!--</style><p title="--><img src onerror=alert(1)>">');
  });

  it("keeps TipTap's output unchanged", () => {
    const written =
      '<h2>Title</h2><p>One <strong>two <em>three</em></strong> <u>four</u><br>five</p>' +
      '<ul><li><p>a</p><ol><li><p>b</p></li></ol></li></ul><blockquote><p>c</p></blockquote><hr>';
    expect(canonicalHtml(written)).toBe(written.replace('<strong>two <em>', '<strong>two </strong><strong><em>'));
  });
});

describe('starter templates', () => {
  it.each(STARTERS)('“$title” is valid canonical text and says that it is no legal advice', ({ agreement }) => {
    expect(canonicalHtml(agreement)).toBe(agreement);
    expect(agreement).toMatch(
      /no legal advice|keine Rechtsberatung|no asesoramiento|conseil juridique|ليس استشارة قانونية/,
    );
  });

  // A starter is used for an offer with one click: a value that a room may lack, such as its size, would block the
  // offer.
  it.each(STARTERS)('“$title” uses only placeholders that every house, room and person has', ({ agreement }) => {
    const asked = placeholdersIn(documentOf(agreement)).known;
    const optional = ['homeowner_phone', 'roomie_phone', 'room_size', 'ends_on'];
    expect(asked.filter((name) => optional.includes(name))).toEqual([]);
  });
});
