import type { Paper } from './paper.ts';

/** An element of the structure that a screen reader follows; opened by {@link Paper.tag}. */
export interface Tag {
  /** As PDF calls it, such as `P`, `H1`, `LI`. */
  readonly type: string;
  readonly element: PDFKit.PDFStructureElement;
}

/** Something drawn, and which element it belongs to; null for what is only to be looked at. */
export interface Mark {
  readonly tag: Tag | null;
  /** @param y the upper edge of the box on the page */
  readonly draw: (paper: Paper, y: number) => void;
}

/** What stays on one page: a line, or something drawn. */
export interface Box {
  readonly height: number;
  /** Above it, but not at the top of a page. */
  readonly gap: number;
  /** Not to be parted from the box that follows. */
  readonly keep?: boolean;
  readonly startsPage?: boolean;
  readonly marks: readonly Mark[];
  /** Shown again above it, where it continues on another page: the head of its table. */
  readonly repeat?: readonly Box[];
}
