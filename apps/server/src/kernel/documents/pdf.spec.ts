import type { Block, TableCell } from '@common-roof/domain';
import { isThorough } from '@common-roof/testing';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

import { aLease, chapter, list, paragraph, printed, run } from '#test/support/printed.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { PAGE } from './looks.ts';
import { Pdf } from './pdf.ts';
import type { PrintedDocument } from './printed-document.ts';

const pdf = new Pdf();
const print = async (more: Partial<PrintedDocument>): ReturnType<typeof readPdf> =>
  readPdf(await pdf.print(printed(more)));
const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Returns how far a text on the first page begins from a side of the paper, in points. */
async function insetOf(file: Buffer, text: string, side: 'left' | 'right'): Promise<number> {
  const task = getDocument({ data: new Uint8Array(file), verbosity: 0, useSystemFonts: false });
  const page = await (await task.promise).getPage(1);
  const { items } = await page.getTextContent();
  const item = items.find((each) => 'str' in each && each.str.trim() === text);
  if (item === undefined || !('str' in item)) throw new Error(`The page doesn't say ${text}.`);
  const left = Number(item.transform[4]);
  await task.destroy();
  return side === 'left' ? left : PAGE.width - left - item.width;
}

const HOSTILE_NAMES = [
  'O’Brien & Söhne <script>',
  ')Tj (',
  '𝕱𝖗𝖆𝖐𝖙𝖚𝖗 \uD800',
  'a\u0300\u0301\u0302\u0303'.repeat(20),
  '%PDF-1.7 endstream endobj',
  '\u202Egnp.exe',
  '   ',
  '',
];

describe('a printed document', () => {
  it('has extractable text in order, with its title and language', async () => {
    const { text, info, pages } = await readPdf(await pdf.print(aLease(3)));
    const order = [
      'Lease of the sunny room',
      'Landlord',
      'Ravi Roomie',
      '§ 1',
      'Clause 1.',
      'Heating',
      '§ 2',
      '§ 3',
      'How this',
    ];
    const places = order.map((part) => text.indexOf(part));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(info).toMatchObject({ Title: 'Lease of the sunny room', Language: 'en', CreationDate: 'D:20261122100000Z' });
    expect(pages[0]).toContain(`Page 1 of ${pages.length}`);
    expect(text).not.toContain('Page 1 of');
  });

  it('has a structure that a screen reader can follow', async () => {
    const { structure } = await print({
      parts: [
        {
          kind: 'text',
          text: [chapter('Rent'), paragraph('Pay.'), list(true, [paragraph('a'), list(false, [paragraph('b')])])],
        },
        { kind: 'facts', facts: [{ label: 'Rent', value: '€ 640' }] },
        { kind: 'table', head: ['When'], rows: [['now']] },
        {
          kind: 'signature',
          mark: { kind: 'drawn', strokes: [[1, 1, 9, 9]], alt: 'Signature of Ravi' },
          lines: ['Ravi'],
        },
      ],
    });
    expect(structure).toEqual([
      'Root(Document(H1 H2 P L(LI(Lbl LBody(P L(LI(Lbl LBody(P)))))) ' +
        'Table(TR(TH TD)) Table(TR(TH) TR(TD)) Figure[Signature of Ravi] P))',
    ]);
  });

  it('embeds every font that it uses, limited to the characters it uses', async () => {
    const file = (await pdf.print(aLease(2))).toString('latin1');
    const fonts = [...file.matchAll(/\/FontName \/([A-Z]{6})\+(\S+)/g)].map(([, , name]) => name);
    expect(fonts).toEqual(
      expect.arrayContaining(['Inter-Regular', 'Inter-SemiBold', 'Fraunces-SemiBold', 'Caveat-Medium']),
    );
    expect(file.match(/\/FontFile2 /g)).toHaveLength(fonts.length);
    expect(file).not.toMatch(/\/BaseFont \/Helvetica/);
  });

  it('has the same bytes whenever it is printed', async () => {
    expect((await pdf.print(aLease(2))).equals(await new Pdf().print(aLease(2)))).toBe(true);
  });

  it('numbers its pages in its own language', async () => {
    expect((await print({ language: 'de' })).pages[0]).toContain('Seite 1 von 1');
  });

  it.each([
    ['en', 'left'],
    ['ar', 'right'],
  ] as const)('begins on the side where its language is read from: %s', async (language, side) => {
    const facts = [{ label: language === 'ar' ? 'الغرفة' : 'Room', value: '640' }];
    const file = await pdf.print(printed({ language, parts: [{ kind: 'facts', facts }] }));
    const [label, value] = [await insetOf(file, facts[0]?.label ?? '', side), await insetOf(file, '640', side)];
    expect(label).toBeCloseTo(PAGE[side], 0);
    expect(value).toBeGreaterThan(label);
  });

  it.each(HOSTILE_NAMES)('contains %j wherever a person may write it', async (name) => {
    const { text, info } = await print({
      title: name,
      footer: name,
      parts: [
        { kind: 'heading', text: name },
        { kind: 'facts', facts: [{ label: name, value: name }] },
        {
          kind: 'text',
          text: [paragraph(name, run(name, 'strong', 'em', 'u')), { kind: 'quote', blocks: [paragraph(name)] }],
        },
        { kind: 'table', head: [name, name], rows: [[name], [name, name, name]] },
        { kind: 'signature', mark: { kind: 'typed', name }, lines: [name] },
        { kind: 'facts', facts: [{ label: 'the', value: 'end' }] },
      ],
    });
    expect(flat(text)).toMatch(/the end$/);
    expect(info['Title'] ?? '').toBe(name.toWellFormed());
  });

  it('wraps a single word that is longer than a page without losing any of it, and quickly', async () => {
    const { text, pages } = await print({ parts: [{ kind: 'text', text: [paragraph('W'.repeat(20_000))] }] });
    expect(pages.length).toBeGreaterThan(5);
    expect(text.match(/W/g)).toHaveLength(20_000);
  });

  it('can be empty', async () => {
    const { text } = await print({
      parts: [
        { kind: 'text', text: [] },
        { kind: 'text', text: [paragraph()] },
      ],
    });
    expect(flat(text)).toBe('Lease of the sunny room');
  });

  it('contains lists four levels deep over many pages, with every number and every item once', async () => {
    const deep = (number: number): readonly ReturnType<typeof paragraph>[] => [
      paragraph(`item ${number}.`),
      list(false, [
        paragraph(`second ${number}.`),
        list(true, [paragraph(`third ${number}.`), list(false, [paragraph(`fourth ${number}.`)])]),
      ]),
    ];
    const numbers = Array.from({ length: 120 }, (_, index) => index + 1);
    const { text, pages } = await print({ parts: [{ kind: 'text', text: [list(true, ...numbers.map(deep))] }] });
    expect(pages.length).toBeGreaterThan(5);
    for (const level of ['item', 'second', 'third', 'fourth']) {
      expect([...text.matchAll(new RegExp(`${level} (\\d+)\\.`, 'g'))].map(([, number]) => Number(number))).toEqual(
        numbers,
      );
    }
    expect([...text.matchAll(/^(\d+)\. item/gm)].map(([, number]) => Number(number))).toEqual(numbers);
  });

  it('repeats the head of a table on each of its pages, and reads it out once', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => [`row ${index}`, 'x'.repeat(80)]);
    const { text, pages } = await print({ parts: [{ kind: 'table', head: ['Event', 'Hash'], rows }] });
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) expect(page).toContain('Event');
    expect(text.match(/Event/g)).toHaveLength(1);
    expect(text.match(/^row \d+/gm)).toHaveLength(rows.length);
  });

  it('contains the tables of a text with their head on each page, and a list that begins with a table', async () => {
    const cell = (text: string, isHeading = false): TableCell => ({ isHeading, lines: [[run(text)], [run('more')]] });
    const head = [cell('Item', true), cell('Condition', true)];
    const rows = Array.from({ length: 60 }, (_, at) => [cell(`thing ${at}`, true), cell(`as new ${at}`)]);
    const table: Block = { kind: 'table', rows: [head, ...rows] };
    const { text, pages, structure } = await print({ parts: [{ kind: 'text', text: [table] }] });
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) expect(page).toContain('Condition');
    expect(text.match(/Condition/g)).toHaveLength(1);
    expect(text.match(/thing \d+/g)).toHaveLength(rows.length);
    expect(structure[0]).toMatch(/^Root\(Document\(H1 Table\(TR\(TH TH\) TR\(TH TD\)/);

    const listed = await print({ parts: [{ kind: 'text', text: [list(true, [table], [paragraph('after')])] }] });
    expect(listed.text).toMatch(/^1\. Item/m);
    expect(listed.text).toMatch(/^2\. after/m);
  });

  it('never ends a page with a heading', async () => {
    for (let lines = 30; lines < 44; lines += 1) {
      const filler = Array.from({ length: lines }, () => paragraph('x'));
      const { pages } = await print({
        parts: [{ kind: 'text', text: [...filler, chapter('Rent'), paragraph('It is due.')] }],
      });
      const page = pages.find((each) => each.includes('Rent'));
      expect(page).toContain('It is due.');
    }
  });

  it('draws nothing of a signature outside its field', async () => {
    const wild = [[-1e9, 1e9, Number.MAX_SAFE_INTEGER, -5], [7], []];
    const mark = { kind: 'drawn', strokes: wild, alt: 'Signature' } as const;
    const { structure } = await print({ parts: [{ kind: 'signature', mark, lines: [] }] });
    expect(structure[0]).toContain('Figure[Signature]');
  });

  it("doesn't block the process while it prints many pages", async () => {
    let turns = 0;
    let done = false;
    const count = (): void => {
      turns += 1;
      if (!done) setImmediate(count);
    };
    count();
    const clauses = isThorough ? 760 : 254;
    const file = await pdf.print(aLease(clauses));
    done = true;
    const { pages, text } = await readPdf(file);
    expect(pages.length).toBeGreaterThanOrEqual(isThorough ? 300 : 100);
    expect([...text.matchAll(/Clause (\d+)\./g)].map(([, number]) => Number(number))).toEqual(
      Array.from({ length: clauses }, (_, index) => index + 1),
    );
    expect(turns).toBeGreaterThan(20);
  });
});
