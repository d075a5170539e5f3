import { type Direction, directionOf } from '@common-roof/contracts';
import { pageOf } from '@common-roof/words';
import PDFDocument from 'pdfkit';

import type { Tag } from './box.ts';
import { openFace, type FaceName } from './faces.ts';
import { COLOURS, LOOKS, PAGE } from './looks.ts';
import type { Page } from './paginate.ts';
import type { PrintedDocument } from './printed-document.ts';
import { linesOf, widthOf, type Line, type Measure, type Run } from './typesetter.ts';

const PRODUCER = 'Common Roof';
const HAIRLINE = 0.5;
/** As many as there is paper for. */
const FOOTER_LINES = 4;

/** What the title of a document must not do to the XML of its metadata. */
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

class TitledDocument extends PDFDocument {
  /** pdfkit writes the title into XML as it is. The dictionary of the file has it already when this is called. */
  override endMetadata(): void {
    this.info.Title = (this.info.Title ?? '').replace(/[&<>]/g, (character) => ESCAPES[character] ?? '');
    super.endMetadata();
  }
}

/** What may stand in XML: no halves of characters, and no controls. */
function plain(text: string): string {
  return text.toWellFormed().replace(/\p{Cc}/gu, ' ');
}

/** A file that is being printed: measures text, opens elements of its structure, and draws pages. */
export class Paper {
  private readonly file: TitledDocument;
  private readonly chunks: Buffer[] = [];
  private readonly root: Tag;
  private readonly fonts = new Set<FaceName>();
  private readonly direction: Direction;

  constructor(private readonly document: PrintedDocument) {
    this.file = new TitledDocument({
      pdfVersion: '1.7',
      // The types know the kinds of PDF/A only.
      subset: 'PDF/UA' as PDFKit.Mixins.PDFSubsets,
      tagged: true,
      displayTitle: true,
      lang: document.language,
      autoFirstPage: false,
      size: [PAGE.width, PAGE.height],
      margin: 0,
      info: { Title: plain(document.title), CreationDate: document.date, Creator: PRODUCER, Producer: PRODUCER },
    });
    this.direction = directionOf(document.language);
    this.file.on('data', (chunk: Buffer) => this.chunks.push(chunk));
    this.root = { type: 'Document', element: this.file.struct('Document') };
    this.file.addStructure(this.root.element);
  }

  /** A new element at the end of another; of the document, where none is given. */
  tag(
    type: string,
    parent: Tag = this.root,
    options: { readonly alt?: string; readonly scope?: 'Row' | 'Column' } = {},
  ): Tag {
    const element = this.file.struct(type, options);
    parent.element.add(element);
    return { type, element };
  }

  lines(runs: readonly Run[], width: number): readonly Line[] {
    const measure: Measure = (text, face, size) => this.font(face).fontSize(size).widthOfString(text);
    return linesOf(runs, { width, direction: this.direction }, measure);
  }

  /**
   * Returns the left edge of something on the page. Everything is laid out from the side where reading begins, so a page
   * that is read from the right is its mirror image.
   * @param inset its distance from that side
   */
  leftEdge(inset: number, width: number): number {
    return this.direction === 'rtl' ? PAGE.width - inset - width : inset;
  }

  /**
   * @param inset of the line's beginning from the side where reading begins
   * @param y of the upper edge of the line; its letters stand in the middle of its leading
   */
  write(line: Line, inset: number, y: number): void {
    const x = this.leftEdge(inset, widthOf(line));
    for (const { x: from, text, face, look, width } of line) {
      const baseline = y + look.leading / 2 + look.size * 0.36;
      this.font(face).fontSize(look.size).fillColor(look.colour);
      this.file.text(text, x + from, baseline, { lineBreak: false, baseline: 'alphabetic' });
      if (look.underlined === true) this.line(x + from, width, baseline + look.size * 0.14, look.colour);
    }
  }

  /** Draws a line between two distances from the side where reading begins. */
  rule(from: number, to: number, y: number, colour: string): void {
    this.line(this.leftEdge(from, to - from), to - from, y, colour);
  }

  /** Strokes of a pen: each the points x0, y0, x1, y1, …, in points of the page. */
  pen(strokes: readonly (readonly number[])[], width: number): void {
    this.file.lineWidth(width).lineCap('round').lineJoin('round');
    for (const stroke of strokes) {
      const [x = 0, y = 0] = stroke;
      this.file.moveTo(x, y).lineTo(x, y);
      for (let at = 2; at + 1 < stroke.length; at += 2) this.file.lineTo(stroke[at] ?? 0, stroke[at + 1] ?? 0);
      this.file.stroke(COLOURS.ink);
    }
    this.file.lineCap('butt').lineJoin('miter');
  }

  page(page: Page, number: number, pages: number): void {
    this.file.addPage();
    let open: Tag | null = null;
    const close = (): void => {
      if (open !== null) this.file.endMarkedContent();
      open = null;
    };
    for (const { box, y, again } of page) {
      for (const { tag, draw } of box.marks) {
        if (tag === null || again) {
          close();
          this.ornament(() => draw(this, PAGE.top + y));
          continue;
        }
        if (tag !== open) {
          close();
          tag.element.add(this.file.markStructureContent(tag.type));
          open = tag;
        }
        draw(this, PAGE.top + y);
      }
    }
    close();
    this.foot(number, pages);
  }

  /** The whole file. Nothing can be added to it any more. */
  async finish(): Promise<Buffer> {
    const ended = new Promise<void>((resolve, reject) => this.file.once('end', resolve).once('error', reject));
    this.file.end();
    await ended;
    return Buffer.concat(this.chunks);
  }

  private line(x: number, width: number, y: number, colour: string): void {
    this.file
      .lineWidth(HAIRLINE)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke(colour);
  }

  private foot(number: number, pages: number): void {
    const y = PAGE.height - PAGE.footer;
    const right = PAGE.width - PAGE.right;
    const [numbered = []] = this.lines(
      [{ text: pageOf(number, pages, this.document.language), look: LOOKS.footer }],
      right,
    );
    const width = widthOf(numbered);
    const footer = this.lines([{ text: this.document.footer, look: LOOKS.footer }], right - PAGE.left - width - 24);
    this.ornament(() => {
      this.rule(PAGE.left, right, y - 6, COLOURS.brand);
      for (const [index, line] of footer.slice(0, FOOTER_LINES).entries()) {
        this.write(line, PAGE.left, y + index * LOOKS.footer.leading);
      }
      this.write(numbered, right - width, y);
    }, true);
  }

  /** What is there for the eye: screen readers pass over it. */
  private ornament(draw: () => void, isFooter = false): void {
    this.file.markContent('Artifact', isFooter ? { type: 'Pagination', attached: ['Bottom'] } : { type: 'Layout' });
    draw();
    this.file.endMarkedContent();
  }

  private font(face: FaceName): TitledDocument {
    if (!this.fonts.has(face)) {
      // pdfkit takes an opened font as well, which its types do not say; opening one for every document takes long.
      this.file.registerFont(face, openFace(face).font as unknown as string);
      this.fonts.add(face);
    }
    return this.file.font(face);
  }
}
