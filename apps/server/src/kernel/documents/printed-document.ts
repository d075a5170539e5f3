import type { Locale } from '@common-roof/contracts';
import type { AgreementDocument } from '@common-roof/domain';

/** Size of the field in which signatures are drawn, in its own units. */
export const SIGNATURE_FIELD = { width: 600, height: 200 } as const;

/** The signer's mark: a typed name, or the strokes of a finger or a pen. */
export type SignatureMark =
  | { readonly kind: 'typed'; readonly name: string }
  | {
      readonly kind: 'drawn';
      /** Each is a line through x0, y0, x1, y1, … in the {@link SIGNATURE_FIELD}, with y pointing down. */
      readonly strokes: readonly (readonly number[])[];
      /** Alternative text, such as "Signature of Rosa Roomie". */
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
      /** How columns share the width; equally if it is missing. */
      readonly shares?: readonly number[];
    }
  | { readonly kind: 'new-page' }
  | {
      readonly kind: 'signature';
      readonly mark: SignatureMark;
      /** Lines beneath it: who, when, how. */
      readonly lines: readonly string[];
    };

/** A document to print. It contains everything that affects its look, so the same document has the same bytes. */
export interface PrintedDocument {
  readonly title: string;
  /** The language of the text, for screen readers and the footer. */
  readonly language: Locale;
  /** When the content was created, not when it is printed. */
  readonly date: Date;
  /** One short line at the bottom of each page, next to the page number. */
  readonly footer: string;
  readonly parts: readonly PrintedPart[];
}
