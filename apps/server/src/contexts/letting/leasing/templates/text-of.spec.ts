import { placeholdersIn } from '@common-roof/domain';
import fc from 'fast-check';

import { hostileText } from '#test/support/hostile-texts.ts';
import { canonicalHtml, documentOf } from './agreement-html.ts';
import { missingIn } from './text-of.ts';

const braces = fc.constantFrom('{', '}', '{{rent}}', '{<b>{rent}}</b>', '{<!-- -->{rent}}', '&#123;{rent}}');

describe('missing placeholders of a stored text', () => {
  it('equal those that parsing the whole text finds', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(braces, hostileText), { maxLength: 6 }), (pieces) => {
        const kept = canonicalHtml(pieces.join(''));
        expect(missingIn(kept)).toEqual(placeholdersIn(documentOf(kept)).known);
      }),
    );
  });

  it('names each placeholder once and ignores other braces', () => {
    expect(missingIn('<p>{{rent}} and {{rent}}, {{ nothing }}, {rent}</p>')).toEqual(['rent']);
    expect(missingIn('<p>{rent}</p>')).toEqual([]);
  });
});
