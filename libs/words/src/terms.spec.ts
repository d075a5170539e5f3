import { createHash } from 'node:crypto';

import { TERMS_VERSION } from '@common-roof/contracts';

import { CURRENT_TERMS, linesOfTerms, TERMS_VERSIONS, termsOf } from './terms.ts';

const hashOf = (version: string): string => {
  const terms = termsOf(version);
  return createHash('sha256')
    .update(terms ? linesOfTerms(terms).join('\n') : '')
    .digest('hex');
};

describe('the terms and the NDA', () => {
  it('are in force in the version the calls ask for', () => {
    expect(CURRENT_TERMS.version).toBe(TERMS_VERSION);
    expect(TERMS_VERSIONS.at(-1)).toBe(CURRENT_TERMS);
  });

  it('have versions in order, each with a different text', () => {
    const versions = TERMS_VERSIONS.map(({ version }) => version);
    expect(versions).toEqual([...versions].sort());
    expect(new Set(versions.map(hashOf)).size).toBe(versions.length);
  });

  it.each([
    ['2025-03-09', 'f1bca6d5e1cfa8626018031acc68e709a1895115dfe29f42ccd5398a6cc63c20'],
    ['2026-11-23', '3b0d11c3db4f00dfbe5ff94d05379e258a050bc8a442a00f6858ada552bf4f99'],
  ])('of %s never change once people may have accepted them', (version, hash) => {
    expect(hashOf(version)).toBe(hash);
  });

  it.each(TERMS_VERSIONS.map((version) => [version.version, version] as const))(
    'of %s have every section and placeholder of the specification',
    (_, { terms, nda }) => {
      expect(terms.sections.map(({ heading }) => heading.replace(/^\d+\. /, ''))).toEqual([
        'Definitions',
        'Use of the Platform',
        'Intellectual property',
        'Homeowner responsibilities',
        'Limitation of liability',
        'Termination',
        'Dispute resolution',
        'Changes',
        'Contact',
      ]);
      const text = linesOfTerms({ version: '', terms, nda }).join('\n');
      for (const said of ['mediation', 'Class-action waiver', 'March 9, 2025', 'Homeowner as the receiving party'])
        expect(text).toContain(said);
      for (const placeholder of ['[non-compete term]', '[term]', '[governing law]', '[venue]'])
        expect(text).toContain(placeholder);
    },
  );
});
