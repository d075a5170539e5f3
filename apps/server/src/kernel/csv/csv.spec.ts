import { stringify } from 'csv-stringify/sync';
import { casesOf } from '@common-roof/testing';
import fc from 'fast-check';

import { cellOf, textOf } from './cells.ts';
import { type CsvFile, readCsv } from './read-csv.ts';

const read = (text: string | Buffer): CsvFile => {
  const file = readCsv(Buffer.from(text), { lines: 100, columns: 20 });
  if (typeof file === 'string') throw new Error(file);
  return file;
};

describe('cells', () => {
  it.each(['=1+1', '+49 151', '-2+3', '@SUM(A1)', '\tx', '\r=1', '＝1', "'=1", '-1.5e3'])(
    'escapes %j, which could be a formula',
    (text) => {
      expect(cellOf(text)).toBe(`'${text}`);
    },
  );

  it.each(['-12.50', '0', '3', "Rosa's", 'a=b', ''])('leaves %j unchanged', (text) => {
    expect(cellOf(text)).toBe(text);
  });

  it('return any text that was written into them', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("'", '=', '-', '1', '.', 'a', '\t', ' ') }), (text) => {
        expect(textOf(cellOf(text))).toBe(text);
      }),
      casesOf(5000),
    );
  });
});

describe('reading a table', () => {
  it('keeps the line number of each row, and leaves out empty rows', () => {
    expect(read('date,item\n\n2026-09-01,Milk\r\n,\n2026-09-02,"Bread, white"')).toEqual({
      header: ['date', 'item'],
      lines: [
        { line: 3, cells: ['2026-09-01', 'Milk'] },
        { line: 5, cells: ['2026-09-02', 'Bread, white'] },
      ],
      broken: [],
      delimiter: ',',
    });
  });

  it('rejects more columns, or more marks on a letter, than a table can have, before parsing', () => {
    const most = { lines: 10, columns: 20 };
    expect(readCsv(Buffer.from(','.repeat(20)), most)).toBe('too_wide');
    expect(readCsv(Buffer.from(`\n\na${';b'.repeat(100_000)}\n`), most)).toBe('too_wide');
    expect(readCsv(Buffer.from(`a${',b'.repeat(19)}`), most)).toMatchObject({ delimiter: ',' });
    expect(readCsv(Buffer.from(`item\na${'\u0301\u0323'.repeat(16)}`), most)).toBe('marks');
  });

  it("uses the delimiter from Excel's `sep=` line, which is not a row of the table", () => {
    expect(read('sep=;\r\nitem;price, in all\r\nMilk, eggs;3\r\n')).toMatchObject({
      header: ['item', 'price, in all'],
      lines: [{ line: 3, cells: ['Milk, eggs', '3'] }],
      delimiter: ';',
    });
  });

  it.each([';', '\t'])('recognises %j between cells', (delimiter) => {
    expect(read(`item${delimiter}price\nMilk${delimiter}1,20`).lines[0]?.cells).toEqual(['Milk', '1,20']);
  });

  it.each([
    ['UTF-8 with a mark', Buffer.from('\ufeffitem\nKäse')],
    ['UTF-16, the small end first', Buffer.from('\ufeffitem\nKäse', 'utf16le')],
    ['UTF-16, the big end first', Buffer.from('\ufeffitem\nKäse', 'utf16le').swap16()],
    ['Windows-1252', Buffer.from('item\nKäse', 'latin1')],
  ])('reads %s', (_, bytes) => {
    expect(read(bytes)).toMatchObject({ header: ['item'], lines: [{ cells: ['Käse'] }] });
  });

  it('treats a quote inside a cell, or text after a closing quote, as text', () => {
    const file = read('item,price\n5" pipe,1\n"Bread"x,2\nEggs,3');
    expect(file.lines.map(({ cells }) => cells[0])).toEqual(['5" pipe', '"Bread"x', 'Eggs']);
  });

  it('affects only the lines after an unclosed quote, and reports where it opens', () => {
    const file = read('item,price\nMilk,1\n"Bread,2\nEggs,3');
    expect(file.lines.map(({ cells }) => cells[0])).toEqual(['Milk']);
    expect(file.broken).toEqual([3]);
  });

  it.each([
    ['nothing', '', 'empty'],
    ['blanks alone', ' \n,,\n', 'empty'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'encoding'],
    ['more lines than it may have', '\n'.repeat(100), 'too_long'],
    ['the same with the line ends of old machines', '\r'.repeat(100), 'too_long'],
  ])('reports the fault in %s', (_, text, fault) => {
    expect(readCsv(Buffer.from(text), { lines: 100, columns: 20 })).toBe(fault);
  });

  it('reads exactly what a spreadsheet wrote, whatever it contains', () => {
    const cell = fc
      .string({ unit: fc.constantFrom('a', 'ü', '"', ',', ';', '\n', '=', "'", '1') })
      .map((text) => `x${text.trim()}`);
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), (rows) => {
        const text = stringify(
          [['one', 'two'], ...rows].map((row) => row.map(cellOf)),
          { bom: true },
        );
        const file = readCsv(Buffer.from(text), { lines: 1000, columns: 1000 });
        expect(file).toMatchObject({ lines: rows.map((cells) => ({ cells })), broken: [] });
      }),
      casesOf(2000),
    );
  });
});
