import type { Paper } from './paper.ts';

/** An element of the structure that a screen reader follows; {@link Paper.tag} opens it. */
export interface Tag {
  /** The element's PDF type, such as `P`, `H1` or `LI`. */
  readonly type: string;
  readonly element: PDFKit.PDFStructureElement;
}

/** Something drawn, and the element it belongs to; null for decoration. */
export interface Mark {
  readonly tag: Tag | null;
  /** @param y the upper edge of the box on the page */
  readonly draw: (paper: Paper, y: number) => void;
}

/** A line or a drawing, which is never split between pages. */
export interface Box {
  readonly height: number;
  /** Space above it, except at the top of a page. */
  readonly gap: number;
  /** Keeps it on the same page as the next box. */
  readonly keep?: boolean;
  readonly startsPage?: boolean;
  readonly marks: readonly Mark[];
  /** Boxes to repeat above it when it continues on another page: the head of its table. */
  readonly repeat?: readonly Box[];
}
