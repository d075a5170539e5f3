/** Where the caret is, and whether something was typed there. */
export interface TypedText {
  readonly text: string;
  readonly caret: number;
  /** A caret that only moved, and a text that is edited, begin no mention. */
  readonly isTyped: boolean;
}

/** Takes a key before the field does. Returns whether it was taken. */
export type TakeKey = (event: {
  readonly key: string;
  readonly shiftKey: boolean;
  preventDefault: () => void;
}) => boolean;
