import type { AgreementStep, Locale } from '@common-roof/contracts';

interface DocumentWords {
  readonly homeowner: string;
  readonly tenant: string;
  readonly house: string;
  readonly room: string;
  readonly begins: string;
  readonly ends: string;
  readonly openEnd: string;
  readonly rent: string;
  readonly deposit: string;
  readonly chargedFrom: string;
  readonly settledBefore: (day: string) => string;
  /** Label of the opening balance on that day. */
  readonly owed: string;
  readonly inAdvance: string;
  readonly aMonth: (amount: string) => string;
  readonly agreement: (id: string) => string;
  /** The reason for sealing the file. */
  readonly reason: string;
  readonly signatures: string;
  readonly signatureOf: (name: string) => string;
  readonly signedOn: (moment: string) => string;
  readonly provenBy: Readonly<Record<'account' | 'code', (address: string) => string>>;
  readonly typed: string;
  readonly drawn: string;
  readonly waitsForHomeowner: string;
  readonly consent: string;
  readonly trail: string;
  readonly trailSays: string;
  readonly checksum: string;
  readonly columns: readonly [when: string, what: string, from: string];
  readonly by: Readonly<Record<'homeowner' | 'tenant' | 'admin', string>>;
  readonly steps: Readonly<Record<AgreementStep, string>>;
}

/** The texts around an agreement in its PDF, in the agreement's language. */
export const documentWords: Readonly<Record<Locale, DocumentWords>> = {
  en: {
    homeowner: 'Homeowner',
    tenant: 'Tenant',
    house: 'House',
    room: 'Room',
    begins: 'Begins',
    ends: 'Ends',
    openEnd: 'Until notice is given',
    rent: 'Rent',
    deposit: 'Deposit',
    chargedFrom: 'Charged from',
    settledBefore: (day) => `${day}. Rent due before that day counts as settled.`,
    owed: 'Owed on that day',
    inAdvance: 'Paid in advance by that day',
    aMonth: (amount) => `${amount} a month`,
    agreement: (id) => `Agreement ${id}`,
    reason: 'What both parties signed, as recorded',
    signatures: 'Signatures',
    signatureOf: (name) => `Signature of ${name}`,
    signedOn: (moment) => `Signed electronically on ${moment}`,
    provenBy: {
      account: (address) => `Signed in to the account of ${address}`,
      code: (address) => `Confirmed with a code sent to ${address}`,
    },
    typed: 'Name typed',
    drawn: 'Drawn by hand',
    waitsForHomeowner: 'The homeowner hasn’t countersigned yet. It isn’t in force until then.',
    consent: 'Consent to sign electronically',
    trail: 'Audit trail',
    trailSays:
      'Every step was recorded when it was taken, sealed together with the one before. The checksum is SHA-256 over title, kind, language, terms and text as they were shown.',
    checksum: 'Checksum of the signed text',
    columns: ['When (UTC)', 'Step', 'From'],
    by: { homeowner: 'homeowner', tenant: 'tenant', admin: 'administrator' },
    steps: {
      created: 'Written',
      rewritten: 'Text changed',
      sent: 'Sent for signature',
      reminded: 'Reminder sent',
      opened: 'Opened',
      signed: 'Signed',
      declined: 'Declined',
      withdrawn: 'Withdrawn',
      expired: 'Expired',
      countersigned: 'Countersigned',
      activated: 'Activated',
      deactivated: 'Deactivated',
      superseded: 'Replaced by a newer one',
      move_agreed: 'Move to another room agreed',
      cancellation_requested: 'Cancellation requested',
      cancelled: 'Cancelled by agreement',
      notice_given: 'Notice given',
      notice_taken_back: 'Notice withdrawn',
      term_ends: 'Agreed term ends',
      term_runs_on: 'Continues after its term',
      earlier_end_requested: 'Earlier last day requested',
      earlier_end_agreed: 'Earlier last day agreed',
      withdrawal_requested: 'Withdrawal of the notice requested',
      request_declined: 'Request declined',
      request_withdrawn: 'Request withdrawn',
      released: 'Released',
      rolled_back: 'Release undone',
      archived: 'Archived',
      sealed: 'PDF created and sealed',
    },
  },
  de: {
    homeowner: 'Vermieter:in',
    tenant: 'Mieter:in',
    house: 'Haus',
    room: 'Zimmer',
    begins: 'Beginn',
    ends: 'Ende',
    openEnd: 'Bis zur Kündigung',
    rent: 'Miete',
    deposit: 'Kaution',
    chargedFrom: 'Berechnet ab',
    settledBefore: (day) => `${day}. Vorher fällige Miete gilt als beglichen.`,
    owed: 'An diesem Tag offen',
    inAdvance: 'Bis zu diesem Tag im Voraus gezahlt',
    aMonth: (amount) => `${amount} im Monat`,
    agreement: (id) => `Vertrag ${id}`,
    reason: 'Was beide Seiten unterschrieben haben, wie es festgehalten wurde',
    signatures: 'Unterschriften',
    signatureOf: (name) => `Unterschrift von ${name}`,
    signedOn: (moment) => `Elektronisch unterschrieben am ${moment}`,
    provenBy: {
      account: (address) => `Angemeldet mit dem Konto von ${address}`,
      code: (address) => `Bestätigt mit einem Code an ${address}`,
    },
    typed: 'Name getippt',
    drawn: 'Von Hand gezeichnet',
    waitsForHomeowner: 'Die Vermietung hat noch nicht gegengezeichnet. Bis dahin gilt der Vertrag nicht.',
    consent: 'Wozu mit der elektronischen Unterschrift zugestimmt wird',
    trail: 'Protokoll',
    trailSays:
      'Jeder Schritt wurde festgehalten, als er getan wurde, und zusammen mit dem vorigen versiegelt. Die Prüfsumme ist SHA-256 über Titel, Art, Sprache, Bedingungen und Text, wie sie zu sehen waren.',
    checksum: 'Prüfsumme des Unterschriebenen',
    columns: ['Wann (UTC)', 'Schritt', 'Von'],
    by: { homeowner: 'Vermietung', tenant: 'Mieter:in', admin: 'Administration' },
    steps: {
      created: 'Geschrieben',
      rewritten: 'Text geändert',
      sent: 'Zum Unterschreiben gesendet',
      reminded: 'Erinnerung gesendet',
      opened: 'Geöffnet',
      signed: 'Unterschrieben',
      declined: 'Abgelehnt',
      withdrawn: 'Zurückgezogen',
      expired: 'Abgelaufen',
      countersigned: 'Gegengezeichnet',
      activated: 'In Kraft gesetzt',
      deactivated: 'Außer Kraft gesetzt',
      superseded: 'Durch einen neueren ersetzt',
      move_agreed: 'Umzug in ein anderes Zimmer vereinbart',
      cancellation_requested: 'Aufhebung angefragt',
      cancelled: 'Einvernehmlich aufgehoben',
      notice_given: 'Gekündigt',
      notice_taken_back: 'Kündigung zurückgenommen',
      term_ends: 'Vereinbarte Laufzeit endet',
      term_runs_on: 'Läuft nach der Laufzeit weiter',
      earlier_end_requested: 'Früherer letzter Tag angefragt',
      earlier_end_agreed: 'Früherer letzter Tag vereinbart',
      withdrawal_requested: 'Rücknahme der Kündigung angefragt',
      request_declined: 'Anfrage abgelehnt',
      request_withdrawn: 'Anfrage zurückgezogen',
      released: 'Beendet und übergeben',
      rolled_back: 'Übergabe zurückgenommen',
      archived: 'Archiviert',
      sealed: 'PDF erstellt und versiegelt',
    },
  },
};
