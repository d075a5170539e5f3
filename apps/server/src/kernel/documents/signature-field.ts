import { createHash } from 'node:crypto';

/** A file with a field for a signature, which is still to be written over everything else in it. */
export interface OpenField {
  readonly file: Buffer;
  /** Of the zeros between `<` and `>`: two for each byte of the signature. */
  readonly from: number;
  readonly to: number;
}

export interface FieldDetails {
  readonly date: Date;
  /** Why it was sealed, in the language of the document. */
  readonly reason: string;
}

const NUMBER_WIDTH = 10;
/** Hidden and locked: there is nothing to see, and nothing that a screen reader would have to say. */
const HIDDEN_AND_LOCKED = 2 + 128;
/** Signatures exist, and the file may only grow at its end. */
const APPEND_ONLY = 3;

/**
 * Adds a field for a signature behind a printed document, as an incremental update: not one byte before it changes.
 * @param room for the signature, in bytes
 * @throws Error for a file that is not as `Pdf` prints it, or has such a field already
 */
export function withSignatureField(pdf: Buffer, { date, reason }: FieldDetails, room: number): OpenField {
  const { root, info, id, size, startXref, objectAt } = structureOf(pdf);
  const catalog = objectAt(root);
  const pages = objectAt(reference(catalog, 'Pages'));
  const pageNumber = Number(/\/Kids \[(\d+) 0 R/.exec(pages)?.[1] ?? Number.NaN);
  const page = objectAt(pageNumber);
  if (catalog.includes('/AcroForm') || page.includes('/Annots')) throw notAsPrinted();
  const [signature, field] = [size, size + 1];
  const objects = new Map([
    [root, extended(catalog, `/AcroForm << /Fields [${field} 0 R] /SigFlags ${APPEND_ONLY} >>`)],
    [pageNumber, extended(page, `/Annots [${field} 0 R]`)],
    [signature, signatureOf(date, reason, room)],
    [
      field,
      `<< /Type /Annot /Subtype /Widget /FT /Sig /T (Seal) /V ${signature} 0 R /P ${pageNumber} 0 R ` +
        `/Rect [0 0 0 0] /F ${HIDDEN_AND_LOCKED} >>`,
    ],
  ]);
  const newId = createHash('sha256').update(pdf).digest('hex').slice(0, 32);
  const trailer = `<< /Size ${size + 2} /Root ${root} 0 R /Info ${info} 0 R /ID [<${id}> <${newId}>] /Prev ${startXref} >>`;
  const file = Buffer.concat([pdf, Buffer.from(update(pdf.length, objects, trailer), 'latin1')]);
  const from = file.lastIndexOf('/Contents <') + '/Contents <'.length;
  const to = from + room * 2;
  const range = [from - 1, to + 1, file.length - to - 1].map((value) => String(value).padStart(NUMBER_WIDTH));
  file.write(range.join(' '), file.lastIndexOf('/ByteRange [0 ') + '/ByteRange [0 '.length, 'latin1');
  return { file, from, to };
}

function signatureOf(date: Date, reason: string, room: number): string {
  const blank = ' '.repeat(3 * NUMBER_WIDTH + 2);
  return (
    `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /M (${pdfDate(date)}) ` +
    `/Reason ${textString(reason)} /ByteRange [0 ${blank}] /Contents <${'0'.repeat(room * 2)}> >>`
  );
}

interface Structure {
  readonly root: number;
  readonly info: number;
  readonly id: string;
  readonly size: number;
  readonly startXref: number;
  /** The dictionary of an object, as it is written. */
  readonly objectAt: (number: number) => string;
}

/** What pdfkit writes: one table of all objects, none of them packed into streams. */
function structureOf(pdf: Buffer): Structure {
  const end = pdf.subarray(-1_024).toString('latin1');
  const startXref = Number(/startxref\n(\d+)\n%%EOF\n?$/.exec(end)?.[1] ?? Number.NaN);
  const table = Number.isInteger(startXref) ? pdf.subarray(startXref).toString('latin1') : '';
  const [header = '', count] = /^xref\n0 (\d+)\n/.exec(table) ?? [];
  const trailer = table.slice(table.indexOf('trailer'));
  const id = /\/ID \[<([0-9a-f]{32})>/.exec(trailer)?.[1];
  if (count === undefined || id === undefined) throw notAsPrinted();
  const objectAt = (number: number): string => {
    const entry = header.length + number * 20;
    const offset = Number(table.slice(entry, entry + NUMBER_WIDTH));
    const start = `${number} 0 obj\n`;
    const object = pdf.toString('latin1', offset, pdf.indexOf('endobj', offset, 'latin1'));
    if (!object.startsWith(start)) throw notAsPrinted();
    return object.slice(start.length).trim();
  };
  return {
    root: reference(trailer, 'Root'),
    info: reference(trailer, 'Info'),
    id,
    size: Number(count),
    startXref,
    objectAt,
  };
}

function notAsPrinted(): Error {
  return new Error('The document is not as it was printed, or is sealed already.');
}

function reference(dictionary: string, name: string): number {
  const number = new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary)?.[1];
  if (number === undefined) throw notAsPrinted();
  return Number(number);
}

function extended(dictionary: string, entry: string): string {
  return `${dictionary.slice(0, dictionary.lastIndexOf('>>'))}${entry}\n>>`;
}

/** Objects, the table that says where they are, and the end of the file. */
function update(offset: number, objects: ReadonlyMap<number, string>, trailer: string): string {
  let written = '';
  const entries: string[] = [];
  for (const [number, content] of [...objects].sort(([a], [b]) => a - b)) {
    entries.push(`${number} 1\n${String(offset + written.length).padStart(NUMBER_WIDTH, '0')} 00000 n \n`);
    written += `${number} 0 obj\n${content}\nendobj\n`;
  }
  return `${written}xref\n${entries.join('')}trailer\n${trailer}\nstartxref\n${offset + written.length}\n%%EOF\n`;
}

function pdfDate(date: Date): string {
  return `D:${date.toISOString().slice(0, 19).replace(/[-:T]/g, '')}Z`;
}

/** Any text, as the hexadecimal of UTF-16. */
function textString(text: string): string {
  return `<FEFF${Buffer.from(text.toWellFormed(), 'utf16le').swap16().toString('hex').toUpperCase()}>`;
}
