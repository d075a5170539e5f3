import type { Box } from './box.ts';
import { COLOURS, LOOKS, PAGE, TEXT_WIDTH } from './looks.ts';
import type { Paper } from './paper.ts';
import { SIGNATURE_FIELD, type PrintedPart, type SignatureMark } from './printed-document.ts';

/** Points of the page by one unit of the field. */
const SCALE = 0.4;
const PEN = 1.4;
const LINE_WIDTH = SIGNATURE_FIELD.width * SCALE;
const ABOVE = 18;

/** The mark, a line beneath it, and what is said of it; never on two pages. */
export function* layOutSignature(
  { mark, lines }: Extract<PrintedPart, { kind: 'signature' }>,
  paper: Paper,
): Generator<Box> {
  yield* mark.kind === 'typed' ? layOutName(mark.name, paper) : [drawing(mark, paper)];
  const draw = (to: Paper, y: number): void => to.rule(PAGE.left, PAGE.left + LINE_WIDTH, y + 3, COLOURS.brand);
  yield { height: 8, gap: 0, keep: lines.length > 0, marks: [{ tag: null, draw }] };
  for (const [index, text] of lines.entries()) {
    const tag = paper.tag('P');
    const look = index === 0 ? LOOKS.value : LOOKS.label;
    const broken = paper.lines([{ text, look }], TEXT_WIDTH);
    for (const [at, line] of broken.entries()) {
      const keep = index < lines.length - 1 || at < broken.length - 1;
      yield { height: look.leading, gap: 0, keep, marks: [{ tag, draw: (to, y) => to.write(line, PAGE.left, y) }] };
    }
  }
}

function* layOutName(name: string, paper: Paper): Generator<Box> {
  const tag = paper.tag('P');
  const look = LOOKS.hand;
  for (const [index, line] of paper.lines([{ text: name, look }], TEXT_WIDTH).entries()) {
    const gap = index === 0 ? ABOVE : 0;
    yield { height: look.leading, gap, keep: true, marks: [{ tag, draw: (to, y) => to.write(line, PAGE.left, y) }] };
  }
}

function drawing({ strokes, alt }: Extract<SignatureMark, { kind: 'drawn' }>, paper: Paper): Box {
  const tag = paper.tag('Figure', undefined, { alt });
  const draw = (to: Paper, y: number): void => {
    const left = to.leftEdge(PAGE.left, LINE_WIDTH);
    const placed = strokes.map((stroke) =>
      stroke.map((value, index) =>
        index % 2 === 0
          ? left + within(value, SIGNATURE_FIELD.width) * SCALE
          : y + within(value, SIGNATURE_FIELD.height) * SCALE,
      ),
    );
    to.pen(placed, PEN);
  };
  return { height: SIGNATURE_FIELD.height * SCALE, gap: ABOVE, keep: true, marks: [{ tag, draw }] };
}

/** Nothing is drawn outside the field, whatever was sent. */
function within(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}
