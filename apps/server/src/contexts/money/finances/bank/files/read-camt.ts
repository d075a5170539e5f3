import { decimalsOf } from '@common-roof/domain';

import {
  type BankFile,
  type BankLine,
  BankFileRefused,
  BankLines,
  joined,
  MAX_MINOR,
  toBankLine,
} from './bank-file.ts';
import { readXml, type XmlNode } from './read-xml.ts';

/** What statements, reports of the day and notices of credit are called. */
const STATEMENTS = ['Stmt', 'Rpt', 'Ntfctn'];
const ISO_DAY = /^\d{4}-\d{2}-\d{2}/;

/** Reads a decimal of XML Schema, which has a dot, as minor units. */
function minorOf(decimal: string, currency: string): number | undefined {
  const [, whole = '', part = ''] = /^\+?(\d{1,12})(?:\.(\d{0,17}))?$/.exec(decimal.trim()) ?? [];
  const decimals = decimalsOf(currency);
  if (whole === '' || /[1-9]/.test(part.slice(decimals))) return undefined;
  const minor = Number(whole + part.slice(0, decimals).padEnd(decimals, '0'));
  return minor > MAX_MINOR ? undefined : minor;
}

interface Amount {
  readonly minor: number;
  readonly currency: string;
}

function amountIn(node: XmlNode | undefined): Amount | undefined {
  const currency = (node?.attributes['Ccy'] ?? '').toUpperCase();
  const minor = /^[A-Z]{3}$/.test(currency) ? minorOf(node?.text ?? '', currency) : undefined;
  return minor === undefined || minor === 0 ? undefined : { minor, currency };
}

function dayIn(entry: XmlNode): string | undefined {
  const days = ['BookgDt', 'ValDt'].flatMap((name) => [entry.find(name, 'Dt')?.text, entry.find(name, 'DtTm')?.text]);
  return days.map((day) => ISO_DAY.exec(day?.trim() ?? '')?.[0]).find((day) => day !== undefined && isDay(day));
}

const isDay = (day: string): boolean => {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) && day >= '2000';
};

/** Who paid and for what, in one transaction of an entry. */
function factsOf(details: XmlNode | undefined): Pick<BankLine, 'payer' | 'account' | 'words'> {
  const parties = details?.find('RltdPties');
  const nameOf = (role: string): string | undefined =>
    (parties?.find(role, 'Nm') ?? parties?.find(role, 'Pty', 'Nm'))?.text;
  const id = parties?.find('DbtrAcct', 'Id');
  const remittance = details?.find('RmtInf');
  const structured = remittance?.all('Strd') ?? [];
  return {
    payer: nameOf('Dbtr') ?? nameOf('UltmtDbtr') ?? '',
    account: (id?.find('IBAN') ?? id?.find('Othr', 'Id'))?.text ?? '',
    words: joined([
      // Banks cut long texts in pieces of 35 or 140 characters.
      (remittance?.all('Ustrd') ?? []).map(({ text }) => text.trim()).join(' '),
      ...structured.flatMap((one) => [one.find('CdtrRefInf', 'Ref')?.text, one.find('AddtlRmtInf')?.text]),
      details?.find('Refs', 'EndToEndId')?.text,
    ]),
  };
}

/** The amounts of the transactions of a batch, if the bank says them all and they add up to the entry. */
function batchOf(transactions: readonly XmlNode[], whole: Amount): readonly Amount[] | undefined {
  if (transactions.length < 2) return undefined;
  const amounts = transactions.map((one) => amountIn(one.find('AmtDtls', 'TxAmt', 'Amt') ?? one.find('Amt')));
  const known = amounts.filter((amount) => amount?.currency === whole.currency).flatMap((amount) => amount ?? []);
  const sum = known.reduce((all, { minor }) => all + minor, 0);
  return known.length === transactions.length && sum === whole.minor ? known : undefined;
}

function readEntry(entry: XmlNode, into: BankLines): void {
  const state = (entry.find('Sts', 'Cd') ?? entry.find('Sts'))?.text.trim();
  if (state !== undefined && state !== '' && state !== 'BOOK') {
    into.pending += 1;
    return;
  }
  const isReversal = entry.find('RvslInd')?.text.trim() === 'true';
  if (entry.find('CdtDbtInd')?.text.trim() !== 'CRDT' || isReversal) {
    into.outgoing += 1;
    return;
  }
  const [bookedOn, amount] = [dayIn(entry), amountIn(entry.find('Amt'))];
  if (bookedOn === undefined || amount === undefined) {
    into.unread += 1;
    return;
  }
  const transactions = entry.all('NtryDtls').flatMap((details) => details.all('TxDtls'));
  const batch = batchOf(transactions, amount);
  if (batch) {
    for (const [at, part] of batch.entries()) {
      if (at > 0) into.begin();
      into.lines.push(toBankLine({ bookedOn, ...part, ...factsOf(transactions[at]) }));
    }
    return;
  }
  const all = transactions.length === 0 ? [factsOf(undefined)] : transactions.map(factsOf);
  const more = entry.find('AddtlNtryInf')?.text;
  const [first] = all;
  into.lines.push(
    toBankLine({
      bookedOn,
      ...amount,
      // A sum of several people is nobody's.
      payer: all.length === 1 ? (first?.payer ?? '') : '',
      account: all.length === 1 ? (first?.account ?? '') : '',
      words: joined([...all.map(({ words }) => words), all.every(({ words }) => words === '') ? more : undefined]),
    }),
  );
}

/** Reads a statement of ISO 20022 (camt.052, .053 and .054, versions 02 to 08). @throws BankFileRefused */
export function readCamt(text: string, most: number): BankFile {
  const [root] = readXml(text).children;
  const statements = (root?.children ?? []).flatMap((message) => STATEMENTS.flatMap((name) => message.all(name)));
  if (root?.name !== 'Document' || statements.length === 0) throw new BankFileRefused('form');
  const into = new BankLines(most);
  for (const entry of statements.flatMap((statement) => statement.all('Ntry'))) {
    into.begin();
    readEntry(entry, into);
  }
  return into.take('camt');
}
