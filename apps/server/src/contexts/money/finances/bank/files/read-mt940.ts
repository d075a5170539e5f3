import { decimalsOf } from '@common-roof/domain';

import { type BankFile, type BankLine, BankLines, joined, MAX_MINOR, toBankLine } from './bank-file.ts';

interface Field {
  readonly tag: string;
  readonly lines: readonly string[];
}

const TAG = /^:(\d{2}[A-Z]?):(.*)$/;
/** Value day, booking day, mark, amount. The third letter of the currency may follow the mark. */
const ENTRY = /^(\d{2})(\d{2})(\d{2})(\d{4})?(RC|RD|EC|ED|C|D)[A-Z]?(\d{1,12},\d{0,3})/;
const SEPA = /(EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE|IBAN|BIC|PURP)\+/;
const SLASHED = /\/(TRTP|IBAN|BIC|NAME|REMI|EREF|MARF|CSID|BENM|ORDP|CNTP|PREF|NRTX|SVCL|USTD|STRD|ISDT|PURP)\//;

/** Splits a file into its fields, without the envelope of SWIFT. */
function fieldsIn(text: string): Field[] {
  const fields: { tag: string; lines: string[] }[] = [];
  for (const line of text.split(/\r\n|\n|\r/)) {
    const bare = line.replace(/^\{1:.*\{4:\s*/, '');
    const [, tag, rest = ''] = TAG.exec(bare) ?? [];
    if (tag !== undefined) fields.push({ tag, lines: [rest] });
    else if (bare === '-' || bare.startsWith('-}') || bare.startsWith('{')) continue;
    else fields.at(-1)?.lines.push(bare);
  }
  return fields;
}

/** Splits a text at its marks, which say what follows. */
function partsAt(text: string, mark: RegExp): ReadonlyMap<string, string> {
  const [before = '', ...rest] = text.split(mark);
  const parts = new Map([['', before]]);
  for (let at = 0; at < rest.length; at += 2) {
    const name = rest[at] ?? '';
    if (!parts.has(name)) parts.set(name, (rest[at + 1] ?? '').trim());
  }
  return parts;
}

type Facts = Pick<BankLine, 'payer' | 'account' | 'words'>;

/** Reads a field of numbered parts, as German and Austrian banks write it. */
function numbered(said: string): Facts {
  const mark = said[3] ?? '?';
  const parts = new Map<string, string>();
  for (const part of said.slice(4).split(mark)) {
    const [number, rest] = [part.slice(0, 2), part.slice(2)];
    if (/^\d{2}$/.test(number)) parts.set(number, rest);
  }
  const at = (numbers: readonly number[]): string[] => numbers.map((one) => parts.get(String(one)) ?? '');
  // A part has 27 characters. A word may continue in the next one.
  const text = at([20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 60, 61, 62, 63])
    .map((part) => (part.length >= 27 ? part : `${part} `))
    .join('');
  const marked = partsAt(text, SEPA);
  const words = SEPA.test(text) ? joined([marked.get('SVWZ'), marked.get('EREF'), marked.get('')]) : text;
  const account = parts.get('31') ?? '';
  return { payer: at([32, 33]).join(''), account: account === '' ? (marked.get('IBAN') ?? '') : account, words };
}

/** Reads what field 86 says of an entry. */
function factsOf(lines: readonly string[]): Facts {
  if (/^\d{3}[^\d\s]\d{2}/.test(lines[0] ?? '')) return numbered(lines.join(''));
  const said = lines.join('');
  if (SLASHED.test(said)) {
    const parts = partsAt(said.replaceAll('//', '/ /'), SLASHED);
    const remittance = (parts.get('REMI') ?? '').replace(/^(USTD|STRD)\/+/, '').replace(/^\/? ?\//, '');
    const words = joined([remittance, parts.get('USTD'), parts.get('STRD'), parts.get('EREF')]);
    return { payer: trimmed(parts.get('NAME')), account: trimmed(parts.get('IBAN')), words: trimmed(words) };
  }
  const marked = partsAt(said, SEPA);
  if (SEPA.test(said)) {
    return { payer: '', account: marked.get('IBAN') ?? '', words: joined([marked.get('SVWZ'), marked.get('EREF')]) };
  }
  return { payer: '', account: '', words: lines.join(' ') };
}

const trimmed = (part: string | undefined): string => (part ?? '').replaceAll(/^[\s/]+|[\s/]+$/g, '');

function amountOf(text: string, currency: string): number | undefined {
  const [whole = '', part = ''] = text.split(',');
  const decimals = decimalsOf(currency);
  if (/[1-9]/.test(part.slice(decimals))) return undefined;
  const minor = Number(whole + part.slice(0, decimals).padEnd(decimals, '0'));
  return minor > 0 && minor <= MAX_MINOR ? minor : undefined;
}

/** Returns the booking day, which says no year, nearest to the value day. */
function bookedOn(year: number, value: string, booked: string | undefined): string | undefined {
  const days = (booked === undefined ? [] : [year, year + 1, year - 1]).map(
    (one) => `${String(one)}-${booked?.slice(0, 2) ?? ''}-${booked?.slice(2) ?? ''}`,
  );
  const at = Date.parse(value);
  const near = days.filter(isDay).toSorted((a, b) => Math.abs(Date.parse(a) - at) - Math.abs(Date.parse(b) - at));
  return near[0] ?? (isDay(value) ? value : undefined);
}

const isDay = (day: string): boolean => {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
};

/** Reads statements in the format MT940 of SWIFT. @throws BankFileRefused */
export function readMt940(text: string, most: number): BankFile {
  const into = new BankLines(most);
  let currency = '';
  const fields = fieldsIn(text);
  for (const [at, { tag, lines }] of fields.entries()) {
    const [first = ''] = lines;
    if (tag.startsWith('60')) currency = /^[CD]\d{6}([A-Z]{3})/.exec(first)?.[1] ?? '';
    if (tag !== '61') continue;
    into.begin();
    const [, yy = '', mm = '', dd = '', booked, mark = '', amount = ''] = ENTRY.exec(first) ?? [];
    const year = 2000 + Number(yy);
    const day = bookedOn(year, `${String(year)}-${mm}-${dd}`, booked);
    const minor = amountOf(amount, currency);
    if (mark !== '' && mark !== 'C' && mark !== 'EC') into.outgoing += 1;
    else if (mark === 'EC') into.pending += 1;
    else if (mark === '' || day === undefined || minor === undefined || currency === '') into.unread += 1;
    else {
      const next = fields[at + 1];
      const facts = factsOf(next?.tag === '86' ? next.lines : lines.slice(1));
      into.lines.push(toBankLine({ bookedOn: day, minor, currency, ...facts }));
    }
  }
  return into.take('mt940');
}
