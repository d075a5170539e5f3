import { LIMITS } from '@common-roof/contracts';
import fc from 'fast-check';

import { DomainError } from '../../../platform/http/domain-error.ts';
import { canonicalHtml } from './agreement-html.ts';
import { STARTERS } from './starters/index.ts';

/** Nothing but these tags, without a single attribute; everything else is escaped text. */
const ALLOWED =
  /^(?:<(?:p|h2|h3|strong|em|u|ul|ol|li|blockquote)>|<\/(?:p|h2|h3|strong|em|u|ul|ol|li|blockquote)>|<br>|<hr>|[^<>])*$/;
const ESCAPED = /&(?!amp;|lt;|gt;|quot;)/;

function expectHarmless(html: string): void {
  const kept = canonicalHtml(html);
  expect(kept).toMatch(ALLOWED);
  expect(kept).not.toMatch(ESCAPED);
  // What was kept is read as the same again: there is no second meaning that only shows later.
  expect(canonicalHtml(kept)).toBe(kept);
}

const TAGS =
  'p div span a b strong em i u h1 h2 h4 ul ol li table tr td th tbody blockquote pre code br hr img script style svg math mi mtext mglyph annotation-xml foreignObject noscript template iframe object embed form input textarea select option title xmp plaintext base link meta frameset details summary dialog video audio picture portal marquee isindex';
const ATTRIBUTES = [
  'onerror=alert(1)',
  'onclick="alert(1)"',
  'style="background:url(javascript:alert(1))"',
  'href="javascript:alert(1)"',
  'src=x',
  'xlink:href="data:text/html,<script>alert(1)</script>"',
  'class="a"><img src=x onerror=alert(1)>',
  'title="</style><script>alert(1)</script>"',
  '\u0000',
  'id=a/onload=alert(1)',
];
const SCRAPS = [
  'text',
  ' ',
  '&lt;script&gt;',
  '&#x3C;img&#x3E;',
  '&amp;lt;',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?>',
  '<!DOCTYPE html>',
  '</p></div></li>',
  '<',
  '>',
  '"',
  '\u202e',
  '{{room_name}}',
  '<scr<script>ipt>alert(1)</script>',
  '<svg><style><img src="</style><img src=x onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
];

const attribute = fc.constantFrom(...ATTRIBUTES);
const tag = fc.tuple(fc.constantFrom(...TAGS.split(' ')), fc.array(attribute, { maxLength: 2 }));
const piece = fc.oneof(
  tag.map(([name, attributes]) => `<${[name, ...attributes].join(' ')}>`),
  fc.constantFrom(...TAGS.split(' ')).map((name) => `</${name}>`),
  fc.constantFrom(...SCRAPS),
  fc.string({ unit: 'binary', maxLength: 8 }),
);

describe('what an editor gives', () => {
  it('is kept by an allow-list, whatever hostile document it is', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        expectHarmless(pieces.join(''));
      }),
      { numRuns: 2_000 },
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
});
