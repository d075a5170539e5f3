import { casesOf } from '@common-roof/testing';
import fc from 'fast-check';

import { type BankFile, BankFileRefused } from './bank-file.ts';
import { readBankFile } from './read-bank-file.ts';

const read = (file: string | Buffer, currency: string | null = 'EUR'): BankFile =>
  readBankFile(Buffer.from(file), { currency, today: '2026-11-28' });
const shown = (file: string | Buffer, currency?: string | null): string[] =>
  read(file, currency).lines.map(({ bookedOn, minor, currency: unit, payer, account, words }) =>
    [bookedOn, minor, unit, payer, account, words].join('|'),
  );
const faultOf = (file: string | Buffer, currency: string | null = 'EUR'): string => {
  try {
    read(file, currency);
  } catch (error) {
    if (error instanceof BankFileRefused) return error.fault;
    throw error;
  }
  return 'none';
};

const camt = (entries: string, version = '02'): string => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr>
<Stmt><Id>7</Id><Acct><Id><IBAN>DE02120300000000202051</IBAN></Id></Acct>${entries}</Stmt></BkToCstmrStmt></Document>`;
const entry = (inside: string, amount = '620.00', mark = 'CRDT', state = 'BOOK'): string => `
  <Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${mark}</CdtDbtInd><Sts>${state}</Sts>
  <BookgDt><Dt>2026-11-02</Dt></BookgDt><ValDt><Dt>2026-11-03</Dt></ValDt>${inside}</Ntry>`;
const paid = (name: string, text: string, amount = ''): string =>
  `<TxDtls>${amount === '' ? '' : `<AmtDtls><TxAmt><Amt Ccy="EUR">${amount}</Amt></TxAmt></AmtDtls>`}
   <RltdPties><Dbtr><Nm>${name}</Nm></Dbtr><DbtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id></DbtrAcct></RltdPties>
   <RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`;

describe('a statement in camt.053', () => {
  it('has the payer, the account and the text of what came in', () => {
    const file = camt(
      entry(`<NtryDtls>${paid('Ravi &amp; Co', 'Miete November')}</NtryDtls>`) +
        entry(`<NtryDtls>${paid('Ravi', 'Strom')}</NtryDtls>`, '45.10', 'DBIT') +
        entry('', '1.00', 'CRDT', 'PDNG') +
        entry('<RvslInd>true</RvslInd>', '9.00'),
    );
    expect(read(file)).toMatchObject({ form: 'camt', outgoing: 2, pending: 1, unread: 0 });
    expect(shown(file)).toEqual(['2026-11-02|62000|EUR|Ravi & Co|DE89370400440532013000|Miete November']);
  });

  it('is read in version 08, with a prefix, moments and a structured reference', () => {
    const text = `<?xml version="1.0"?><c:Document xmlns:c="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><c:BkToCstmrStmt><c:Stmt>
      <c:Ntry><c:Amt Ccy="CHF">1'000.5</c:Amt></c:Ntry>
      <c:Ntry><c:Amt Ccy="JPY">5000</c:Amt><c:CdtDbtInd>CRDT</c:CdtDbtInd><c:Sts><c:Cd>BOOK</c:Cd></c:Sts>
      <c:BookgDt><c:DtTm>2026-11-02T09:30:00+01:00</c:DtTm></c:BookgDt><c:NtryDtls><c:TxDtls>
      <c:Refs><c:EndToEndId>NOTPROVIDED</c:EndToEndId></c:Refs>
      <c:RltdPties><c:Dbtr><c:Pty><c:Nm>Aiko Sato</c:Nm></c:Pty></c:Dbtr><c:DbtrAcct><c:Id><c:Othr><c:Id>12-34</c:Id></c:Othr></c:Id></c:DbtrAcct></c:RltdPties>
      <c:RmtInf><c:Strd><c:CdtrRefInf><c:Ref>RF18 5390</c:Ref></c:CdtrRefInf></c:Strd></c:RmtInf>
      </c:TxDtls></c:NtryDtls></c:Ntry></c:Stmt></c:BkToCstmrStmt></c:Document>`;
    expect(shown(text)).toEqual(['2026-11-02|5000|JPY|Aiko Sato|1234|RF18 5390']);
  });

  it('splits a batch that says each amount, and leaves one together that doesn’t add up', () => {
    const batch = (second: string): string =>
      camt(entry(`<NtryDtls>${paid('Ravi', 'A', '300.00')}${paid('Lena', 'B', second)}</NtryDtls>`));
    expect(shown(batch('320.00')).map((line) => line.split('|').slice(1, 4).join())).toEqual([
      '30000,EUR,Ravi',
      '32000,EUR,Lena',
    ]);
    expect(shown(batch('319.00')).map((line) => line.split('|').slice(1).join())).toEqual(['62000,EUR,,,A B']);
  });

  it('is refused when it declares entities, is too deep, or was cut off', () => {
    const laughs = '<!DOCTYPE d [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><Document>&b;</Document>';
    expect(faultOf(laughs)).toBe('broken');
    expect(faultOf('<a>'.repeat(60))).toBe('broken');
    expect(faultOf(camt(entry('')).slice(0, 400))).toBe('broken');
    expect(faultOf('<html><body>Please sign in</body></html>')).toBe('form');
    expect(faultOf(camt(entry('').repeat(2_001)))).toBe('too_long');
    expect(read(camt(entry('', '99999999999999999999.00'))).unread).toBe(1);
    expect(shown(camt(entry('<AddtlNtryInf>a&#x202e;b &a;</AddtlNtryInf>')))[0]).toMatch(/\|a b &a;$/);
  });
});

const mt940 = (entries: string): string => `{1:F01BANKDEFFXXXX0000000000}{2:I940BANKDEFFXXXXN}{4:
:20:STARTUMS
:25:12030000/202051
:28C:11/1
:60F:C261101EUR1234,56
${entries}
:62F:C261130EUR2000,00
-}`;

describe('a statement in MT940', () => {
  it('has numbered parts, in which words go on and SEPA marks say what is what', () => {
    const file = mt940(`:61:2611021102CR620,00N051NONREF
:86:166?00GUTSCHR. UEBERWEISUNG?10999?20EREF+NOTPROVIDED?21SVWZ+Alder House A1B2C3D4 M?22iete?30COBADEFFXXX?31DE89370400440532
013000?32MENON, RAVI?33 KUMAR
:61:2611031103DR45,10N005NONREF
:86:105?00LASTSCHRIFT?20SVWZ+Strom
:61:2611041104RC10,00N051NONREF
:61:2612310101C5,N051NONREF
:86:Free text of a bank`);
    expect(read(file)).toMatchObject({ form: 'mt940', outgoing: 2, unread: 0 });
    expect(shown(file)).toEqual([
      '2026-11-02|62000|EUR|MENON, RAVI KUMAR|DE89370400440532013000|Alder House A1B2C3D4 Miete',
      '2027-01-01|500|EUR|||Free text of a bank',
    ]);
  });

  it('has slashed parts, and several statements in one file', () => {
    const one = mt940(`:61:261102C620,NTRFNONREF
:86:/TRTP/SEPA OVERBOEKING/IBAN/NL91ABNA0417164300/BIC/ABNANL2A/NAME/J. DE VRIES/REMI/Huur november
/EREF/NOTPROVIDED`);
    const line = '2026-11-02|62000|EUR|J. DE VRIES|NL91ABNA0417164300|Huur november';
    expect(shown(`${one}\r\n${one}`)).toEqual([line, line]);
  });
});

describe('a table of a bank', () => {
  it('of a German savings bank: two digits of the year, encoding of Windows, signs', () => {
    const csv =
      '"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BLZ";"Betrag";"Waehrung";"Info"\r\n' +
      '"DE02";"02.11.26";"02.11.26";"GUTSCHR. UEBERWEISUNG";"Miete für Zimmer";"Müller-Groß, Lena";"DE89370400440532013000";"COBA";"1.620,00";"EUR";"Umsatz gebucht"\r\n' +
      '"DE02";"03.11.26";"03.11.26";"LASTSCHRIFT";"Strom";"Stadtwerke";"DE11";"X";"-45,10";"EUR";"Umsatz gebucht"\r\n';
    expect(shown(Buffer.from(csv, 'latin1'))).toEqual([
      '2026-11-02|162000|EUR|Müller-Groß, Lena|DE89370400440532013000|Miete für Zimmer GUTSCHR. UEBERWEISUNG',
    ]);
    expect(read(Buffer.from(csv, 'latin1')).outgoing).toBe(1);
  });

  it('of a direct bank: lines above the header, states, a sign in the header', () => {
    const csv =
      '"Girokonto";"DE02 1203"\n"Kontostand vom 28.11.2026:";"2.000,00 €"\n""\n' +
      '"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)"\n' +
      '"02.11.26";"02.11.26";"Gebucht";"Ravi Menon";"Helen";"November";"Eingang";"GB1";"620"\n' +
      '"27.11.26";"";"Vorgemerkt";"Ravi Menon";"Helen";"Dezember";"Eingang";"GB1";"620"\n' +
      '"28.11.26";"";"Gebucht";"Helen";"Shop";"Tea";"Ausgang";"GB2";"-6,20"\n';
    expect(shown(csv, null)).toEqual(['2026-11-02|62000|EUR|Ravi Menon|GB1|November']);
    expect(read(csv, null)).toMatchObject({ pending: 1, outgoing: 1 });
  });

  it('of a British bank: two columns, the account of the statement, names of months', () => {
    const csv =
      'Transaction Date,Transaction Type,Sort Code,Account Number,Transaction Description,Debit Amount,Credit Amount,Balance\n' +
      '02/11/2026,FPI,\'12-34-56,12345678,RAVI MENON RENT,,620.00,"1,620.00"\n' +
      '03/11/2026,DD,\'12-34-56,12345678,WATER,"1,030.00",,590.00\n';
    expect(shown(csv, 'GBP')).toEqual(['2026-11-02|62000|GBP|||RAVI MENON RENT']);
    expect(shown('Date,Description,Money in,Money out\n1 Nov 2026,Rent Ravi,£620.00,\n', 'GBP')).toEqual([
      '2026-11-01|62000|GBP|||Rent Ravi',
    ]);
  });

  it('of French and Spanish banks', () => {
    expect(shown('Date;Libellé;Débit euros;Crédit euros\n02/11/2026;VIR MENON RAVI;;620,00\n')).toEqual([
      '2026-11-02|62000|EUR|||VIR MENON RAVI',
    ]);
    expect(shown('F. Operación\tConcepto\tImporte\tDivisa\n13-11-2026\tAlquiler\t1.620,50\tEUR\n')).toEqual([
      '2026-11-13|162050|EUR|||Alquiler',
    ]);
  });

  it('has the account of a payer who alone is in it', () => {
    const rows = '2026-11-01,5.00,Ravi Menon,GB33BUKB20201555555555\n2026-11-02,6.00,R Menon,GB33BUKB20201555555555\n';
    const accounts = (more: string) =>
      read(`Date,Amount,Payer,IBAN\n${rows}${more}`).lines.map(({ account }) => account);
    expect(accounts('')).toEqual(['GB33BUKB20201555555555', 'GB33BUKB20201555555555']);
    expect(accounts('2026-11-03,-5.00,Water,GB33BUKB20201555555555\n')).toEqual(['', '']);
  });

  it('is read as a whole where a single cell could mean two things', () => {
    const at = (rows: string, currency = 'USD') =>
      shown(`Date,Amount,Memo\n${rows}`, currency).map((line) => line.split('|')[0]);
    expect(at('11/02/2026,5.00,a\n11/13/2026,5.00,b\n')).toEqual(['2026-11-02', '2026-11-13']);
    expect(at('11/02/2026,5.00,a\n')).toEqual(['2026-11-02']);
    expect(at('02/11/2026,5.00,a\n', 'GBP')).toEqual(['2026-11-02']);
    expect(at('03/12/2026,5.00,a\n', 'GBP')).toEqual(['2026-03-12']);
    const minor = (rows: string) => read(`Datum;Betrag;Text\n${rows}`).lines.map((line) => line.minor);
    expect(minor('01.11.2026;1.620;a\n02.11.2026;5,00;b\n')).toEqual([162_000, 500]);
    expect(minor('01.11.2026;620,00-;a\n02.11.2026;(7,00);b\n03.11.2026;620,00 H;c\n04.11.2026;5,00 S;d\n')).toEqual([
      62_000,
    ]);
  });

  it('says what is wrong with a file', () => {
    expect(faultOf('')).toBe('empty');
    expect(faultOf(Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))).toBe('encoding');
    expect(faultOf('a,b\n1,2\n')).toBe('headers');
    expect(faultOf('Date,Amount\n2026-11-02,5.00\n', null)).toBe('currency');
    expect(faultOf(`Date,Amount\n${'2026-11-02,5.00\n'.repeat(2_100)}`)).toBe('too_long');
    expect(read('Date,Amount\n2026-11-02,x\n2026-02-30,5.00\n2026-11-02,999999999999\n').unread).toBe(3);
  });
});

describe('any file', () => {
  it('is read, or refused with a fault', () => {
    const pieces = fc.constantFrom(
      ...[
        '<',
        '>',
        '</Ntry>',
        '<Ntry>',
        '<Document>',
        '<Amt Ccy="EUR">',
        ':20:',
        ':60F:C261101EUR1,',
        ':61:2611021102C5,',
        ':86:',
      ],
      ...[
        '\n',
        '166?20SVWZ+',
        '?32',
        ',',
        ';',
        '"',
        'Date',
        'Amount',
        '2026-11-02',
        '5.00',
        '\0',
        '&a;',
        '\u202e',
        'é',
        '-',
      ],
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        const file = parts.join('');
        if (faultOf(file) !== 'none') return;
        for (const { minor, bookedOn, payer, words } of read(file).lines) {
          expect(minor).toBeGreaterThan(0);
          expect(bookedOn).toMatch(/^20\d\d-\d\d-\d\d$/);
          expect(payer.length + words.length).toBeLessThanOrEqual(440);
        }
      }),
      casesOf(2000),
    );
  });
});
