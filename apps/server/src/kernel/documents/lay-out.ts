import type { Box } from './box.ts';
import { layOutSignature } from './lay-out-signature.ts';
import { layOutFacts, layOutTable } from './lay-out-table.ts';
import { layOutText } from './lay-out-text.ts';
import { COLOURS, LOOKS, PAGE, TEXT_WIDTH, type Look } from './looks.ts';
import type { Paper } from './paper.ts';
import type { PrintedDocument, PrintedPart } from './printed-document.ts';

const BENEATH_TITLE = 12;

/** Yields the boxes of a document from top to bottom, a few at a time, so that other work can run in between. */
export function* layOut({ title, parts }: PrintedDocument, paper: Paper): Generator<Box> {
  yield* layOutTitle(title, paper);
  for (const part of parts) yield* layOutPart(part, paper);
}

function layOutPart(part: PrintedPart, paper: Paper): Iterable<Box> {
  switch (part.kind) {
    case 'text':
      return layOutText(part.text, paper);
    case 'heading':
      return layOutHeading(part.text, 'H2', LOOKS.heading, paper);
    case 'facts':
      return layOutFacts(part.facts, paper);
    case 'table':
      return layOutTable(part, paper);
    case 'new-page':
      return [{ height: 0, gap: 0, startsPage: true, keep: true, marks: [] }];
    case 'signature':
      return layOutSignature(part, paper);
  }
}

function* layOutTitle(title: string, paper: Paper): Generator<Box> {
  yield* layOutHeading(title, 'H1', LOOKS.title, paper);
  const draw = (to: Paper, y: number): void =>
    to.rule(PAGE.left, PAGE.width - PAGE.right, y + BENEATH_TITLE, COLOURS.brand);
  yield { height: BENEATH_TITLE + 4, gap: 0, keep: true, marks: [{ tag: null, draw }] };
}

/** Lays out a heading, which never ends a page. */
function* layOutHeading(text: string, type: 'H1' | 'H2', look: Look, paper: Paper): Generator<Box> {
  const tag = paper.tag(type);
  for (const [index, line] of paper.lines([{ text, look }], TEXT_WIDTH).entries()) {
    const gap = index === 0 ? look.leading : 0;
    yield {
      height: look.leading,
      gap,
      keep: true,
      marks: [{ tag, draw: (to, y) => to.write(line, PAGE.left, y) }],
    };
  }
}
