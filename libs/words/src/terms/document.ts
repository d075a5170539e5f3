interface TermsSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

export interface TermsDocument {
  readonly title: string;
  readonly opening: string;
  readonly sections: readonly TermsSection[];
}

/** The whole text a person accepts. It isn't translated, because the English text is binding. */
export interface TermsVersion {
  /** The ISO date from which it applies, which is its name. */
  readonly version: string;
  readonly terms: TermsDocument;
  readonly nda: TermsDocument;
}

/** Returns the text line by line, as it is compared and hashed. */
export const linesOfTerms = ({ terms, nda }: TermsVersion): string[] =>
  [terms, nda].flatMap(({ title, opening, sections }) => [
    title,
    opening,
    ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]),
  ]);

/** Returns a text with other paragraphs below some of its headings. @throws Error for an unknown heading */
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
