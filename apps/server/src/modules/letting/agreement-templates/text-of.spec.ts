import { placeholdersIn } from '@common-roof/domain';
import fc from 'fast-check';

import { hostileText } from '../../../../test/support/hostile-texts.ts';
import { canonicalHtml, documentOf } from './agreement-html.ts';
import { missingIn } from './text-of.ts';

const braces = fc.constantFrom('{', '}', '{{rent}}', '{<b>{rent}}</b>', '{<!-- -->{rent}}', '&#123;{rent}}');

describe('what is missing in a text as it is kept', () => {
  it('is what reading the whole of it finds', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(braces, hostileText), { maxLength: 6 }), (pieces) => {
        const kept = canonicalHtml(pieces.join(''));
        expect(missingIn(kept)).toEqual(placeholdersIn(documentOf(kept)).known);
      }),
    );
  });

  it('is named once, and nothing else in braces is', () => {
    expect(missingIn('<p>{{rent}} and {{rent}}, {{ nothing }}, {rent}</p>')).toEqual(['rent']);
    expect(missingIn('<p>{rent}</p>')).toEqual([]);
  });
});
