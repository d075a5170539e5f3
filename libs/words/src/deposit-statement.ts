import type { Deduction, Deposit, DepositStep, Locale } from '@common-roof/contracts';

interface StatementWords {
  readonly title: (tenant: string) => string;
  readonly footer: (id: string) => string;
  /** The reason for sealing the file. */
  readonly reason: string;
  readonly homeowner: string;
  readonly tenant: string;
  readonly place: string;
  readonly lastDay: string;
  readonly held: string;
  readonly deducted: string;
  /** Label of the deductions. */
  readonly setOff: string;
  readonly returned: string;
  readonly owed: string;
  /** Labels of the one amount left between the two. */
  readonly goesBack: string;
  readonly remainsOwed: string;
  readonly returnedOn: string;
  readonly how: string;
  readonly comments: string;
  readonly deductions: string;
  readonly nothing: string;
  readonly columns: readonly [reason: string, ground: string, amount: string];
  readonly ground: Readonly<Record<Deduction['ground']['kind'], string>>;
  readonly withdrawn: (amount: string) => string;
  readonly lowered: (amount: string, first: string) => string;
  readonly disputes: string;
  readonly disputed: (reason: string, words: string) => string;
  readonly answered: (words: string) => string;
  readonly unanswered: string;
  readonly steps: string;
  readonly stepColumns: readonly [when: string, what: string];
  readonly by: Readonly<Record<NonNullable<Deposit['steps'][number]['by']>, string>>;
  readonly step: Readonly<Record<DepositStep, string>>;
}

/** The texts of a settled deposit's PDF, in the language of its lease. */
export const statementWords: Readonly<Record<Locale, StatementWords>> = {
  en: {
    title: (tenant) => `Deposit statement for ${tenant}`,
    footer: (id) => `Deposit ${id}`,
    reason: 'The settlement of a deposit, as it was recorded',
    homeowner: 'Homeowner',
    tenant: 'Tenant',
    place: 'House and room',
    lastDay: 'Last day of the tenancy',
    held: 'Deposit held',
    deducted: 'Deducted',
    setOff: 'Of this, arrears',
    returned: 'Returned',
    owed: 'Still owed by the tenant',
    goesBack: 'In total, to the tenant',
    remainsOwed: 'In total, owed by the tenant',
    returnedOn: 'Returned on',
    how: 'Method',
    comments: 'Comments',
    deductions: 'Deductions',
    nothing: 'Nothing was deducted.',
    columns: ['For', 'Evidence', 'Amount'],
    ground: { receipt: 'Receipt with photo', item: 'Move-in and move-out reports', arrears: 'Arrears' },
    withdrawn: (amount) => `${amount}, withdrawn`,
    lowered: (amount, first) => `${amount}, lowered from ${first}`,
    disputes: 'Disputes',
    disputed: (reason, words) => `${reason}: “${words}”`,
    answered: (words) => (words === '' ? 'Answered without a comment.' : `Homeowner’s answer: “${words}”`),
    unanswered: 'Not answered yet.',
    steps: 'Steps',
    stepColumns: ['When (UTC)', 'Step'],
    by: { homeowner: 'homeowner', tenant: 'tenant', admin: 'administrator' },
    step: {
      opened: 'Held after the lease',
      deducted: 'Deduction added',
      photos_changed: 'Photos of a deduction',
      withdrawn: 'Deduction withdrawn',
      settled: 'Settled',
      disputed: 'Disputed',
      kept: 'Dispute answered: kept',
      lowered: 'Dispute answered: lowered',
      taken_back: 'Release undone',
      sealed: 'PDF created and sealed',
    },
  },
  de: {
    title: (tenant) => `Kautionsabrechnung für ${tenant}`,
    footer: (id) => `Kaution ${id}`,
    reason: 'Die Abrechnung einer Kaution, wie sie festgehalten wurde',
    homeowner: 'Vermieter:in',
    tenant: 'Mieter:in',
    place: 'Haus und Zimmer',
    lastDay: 'Letzter Tag',
    held: 'Hinterlegte Kaution',
    deducted: 'Abgezogen',
    setOff: 'Davon mit offenen Beträgen verrechnet',
    returned: 'Zurückgezahlt',
    owed: 'Noch offen',
    goesBack: 'Insgesamt an Mieter:in',
    remainsOwed: 'Insgesamt noch offen',
    returnedOn: 'Zurückgezahlt am',
    how: 'Wie zurückgezahlt wurde',
    comments: 'Anmerkungen',
    deductions: 'Abzüge',
    nothing: 'Es wurde nichts abgezogen.',
    columns: ['Wofür', 'Beleg', 'Betrag'],
    ground: { receipt: 'Rechnung mit Foto', item: 'Protokolle von Einzug und Auszug', arrears: 'Offene Beträge' },
    withdrawn: (amount) => `${amount}, zurückgenommen`,
    lowered: (amount, first) => `${amount}, vorher ${first}`,
    disputes: 'Was bestritten wurde',
    disputed: (reason, words) => `${reason}: „${words}“`,
    answered: (words) => (words === '' ? 'Ohne Worte beantwortet.' : `Antwort der Vermietung: „${words}“`),
    unanswered: 'Noch nicht beantwortet.',
    steps: 'Schritte',
    stepColumns: ['Wann (UTC)', 'Schritt'],
    by: { homeowner: 'Vermietung', tenant: 'Mieter:in', admin: 'Administration' },
    step: {
      opened: 'Nach dem Mietvertrag hinterlegt',
      deducted: 'Abzug eingetragen',
      photos_changed: 'Fotos zu einem Abzug',
      withdrawn: 'Abzug zurückgenommen',
      settled: 'Abgerechnet',
      disputed: 'Bestritten',
      kept: 'Auf den Widerspruch geantwortet: bleibt',
      lowered: 'Auf den Widerspruch geantwortet: gesenkt',
      taken_back: 'Übergabe zurückgenommen',
      sealed: 'PDF erstellt und versiegelt',
    },
  },
};
