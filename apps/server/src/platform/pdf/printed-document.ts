import type { Locale } from '@common-roof/contracts';
import type { AgreementDocument } from '@common-roof/domain';

/** The field that signatures are drawn in, in its own units. */
export const SIGNATURE_FIELD = { width: 600, height: 200 } as const;

/** What stands for the signer's hand: the name as it was typed, or the strokes of a finger or a pen. */
export type SignatureMark =
  | { readonly kind: 'typed'; readonly name: string }
  | {
      readonly kind: 'drawn';
      /** Each a line through x0, y0, x1, y1, … in the {@link SIGNATURE_FIELD}, y downwards. */
      readonly strokes: readonly (readonly number[])[];
      /** For who does not see it, such as "Signature of Rosa Roomie". */
      readonly alt: string;
    };

export interface Fact {
  readonly label: string;
  readonly value: string;
}

export type PrintedPart =
  | { readonly kind: 'text'; readonly text: AgreementDocument }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
      /** How the width is shared, by column; equally where it is not said. */
      readonly shares?: readonly number[];
    }
  | { readonly kind: 'new-page' }
  | {
      readonly kind: 'signature';
      readonly mark: SignatureMark;
      /** Beneath it: who, when, how. */
      readonly lines: readonly string[];
    };

/** What is printed. The same document is the same bytes: it holds everything that decides how it looks. */
export interface PrintedDocument {
  readonly title: string;
  /** Of the text: what a screen reader speaks, and the words of the footer. */
  readonly language: Locale;
  /** When what is printed came to be, not when it is printed. */
  readonly date: Date;
  /** At the bottom of each page, one short line beside the page's number. */
  readonly footer: string;
  readonly parts: readonly PrintedPart[];
}
