interface TermsSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

export interface TermsDocument {
  readonly title: string;
  readonly opening: string;
  readonly sections: readonly TermsSection[];
}

/** What somebody accepts, as a whole. It is not translated: the English text is the one that binds. */
export interface TermsVersion {
  /** The day from which it is asked for, as an ISO date: its name. */
  readonly version: string;
  readonly terms: TermsDocument;
  readonly nda: TermsDocument;
}

/** Line by line, as it is compared and as it is hashed. */
export const linesOfTerms = ({ terms, nda }: TermsVersion): string[] =>
  [terms, nda].flatMap(({ title, opening, sections }) => [
    title,
    opening,
    ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]),
  ]);

/** A text with other paragraphs below some of its headings. @throws Error for a heading that it does not have */
export function withParagraphs(
  document: TermsDocument,
  changes: Readonly<Record<string, readonly string[]>>,
): TermsDocument {
  for (const heading of Object.keys(changes))
    if (!document.sections.some((section) => section.heading === heading))
      throw new Error(`${document.title} has no section "${heading}".`);
  return {
    ...document,
    sections: document.sections.map(({ heading, paragraphs }) => ({
      heading,
      paragraphs: changes[heading] ?? paragraphs,
    })),
  };
}
