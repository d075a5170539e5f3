import fc from 'fast-check';

/** Only these tags, without a single attribute; everything else is escaped text. */
export const ALLOWED =
  /^(?:<(?:p|h2|h3|strong|em|u|ul|ol|li|blockquote|table|tbody|tr|th|td)>|<\/(?:p|h2|h3|strong|em|u|ul|ol|li|blockquote|table|tbody|tr|th|td)>|<br>|<hr>|[^<>])*$/;
export const ESCAPED = /&(?!amp;|lt;|gt;|quot;)/;

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

/** Markup from an attacker, a broken clipboard or a parser's edge cases. */
export const hostileText = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));
