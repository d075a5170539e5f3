import type { Role } from '@common-roof/contracts';

import { type Entry, type ParamsOf, type Phrase, rendered } from './catalogue.ts';
import type { Reader } from './reader.ts';

/** The reader supplies the house's name, because it may have been renamed since. */
interface AtHouse {
  readonly house: string;
}

const SOMETHING = { en: 'did something', de: 'hat etwas getan' } as const;
const NO_HOUSE = { en: 'a house', de: 'einem Haus' } as const;

const ROLE: Record<'en' | 'de', Record<Role, string>> = {
  en: { roomie: 'roomie', homeowner: 'homeowner', neatkeeper: 'neatkeeper', admin: 'admin' },
  de: { roomie: 'Mitbewohner:in', homeowner: 'Vermieter:in', neatkeeper: 'Reinigungskraft', admin: 'Admin' },
};

const plain = (en: string, de: string): Entry<never> => ({ en, de });

/** German puts the verb after the house. */
const at = (en: string, before: string, after = ''): Entry<AtHouse> => ({
  en: ({ house }) => `${en} ${house}`,
  de: ({ house }) => `${before} ${house} ${after}`.trimEnd(),
});

const ofRole = (en: string, de: string): Entry<{ role: Role }> => ({
  en: ({ role }) => `${en} ${ROLE.en[role]}`,
  de: ({ role }) => `${de} (${ROLE.de[role]})`,
});

interface Written extends AtHouse {
  readonly count: number;
  /** How many people wrote besides the last one. */
  readonly others: number;
}

/** Texts of the admins' stream after the actor's name; events without an actor are full sentences. */
export const activityWords = {
  signed_in: plain('signed in', 'hat sich angemeldet'),
  account_invited: ofRole('invited a', 'hat jemanden eingeladen'),
  account_disabled: ofRole('disabled the account of a', 'hat ein Konto gesperrt'),
  account_enabled: ofRole('enabled the account of a', 'hat ein Konto freigegeben'),
  reset_requested: plain('asked for a reset link', 'hat einen Link für ein neues Passwort angefordert'),
  password_changed: plain('changed their password', 'hat das eigene Passwort geändert'),
  account_leaving: plain('asked to delete their account', 'möchte das eigene Konto löschen'),
  account_kept: plain('kept their account', 'hat das eigene Konto behalten'),
  data_export_asked: plain('asked for a copy of their data', 'hat die eigenen Daten angefordert'),
  sign_in_changed: plain('changed how they sign in', 'hat die eigene Anmeldung geändert'),
  factors_reset: ofRole('reset the second factor of a', 'hat einen zweiten Faktor zurückgesetzt'),
  email_verified: plain('confirmed their e-mail address', 'hat die eigene E-Mail-Adresse bestätigt'),
  /** A version of the terms is named by its date. */
  terms_accepted: {
    en: ({ version }: { version: string }, reader: Reader) => `accepted the terms of ${reader.day(version)}`,
    de: ({ version }: { version: string }, reader: Reader) =>
      `hat den Bedingungen vom ${reader.day(version)} zugestimmt`,
  },
  photo_changed: plain('changed their photo', 'hat das eigene Foto geändert'),
  photo_removed: plain('removed their photo', 'hat das eigene Foto entfernt'),

  homeowner_applied: plain('A homeowner applied', 'Jemand möchte vermieten'),
  application_approved: plain('approved the application of a homeowner', 'hat eine Bewerbung um Vermietung angenommen'),
  application_rejected: plain('rejected the application of a homeowner', 'hat eine Bewerbung um Vermietung abgelehnt'),

  house_drafted: at('began a draft of', 'hat einen Entwurf von', 'begonnen'),
  house_discarded: at('discarded a draft of', 'hat einen Entwurf von', 'verworfen'),
  house_opened: at('opened', 'hat', 'eröffnet'),
  house_changed: at('changed', 'hat', 'geändert'),
  house_rules_changed: at('changed the rules of', 'hat die Hausordnung von', 'geändert'),
  house_archived: at('archived', 'hat', 'archiviert'),
  house_restored: at('restored', 'hat', 'wiederhergestellt'),
  house_photos_changed: at('changed the photos of the house', 'hat die Fotos von', 'geändert'),
  board_updated: at('changed the shopping list of', 'hat die Einkaufsliste von', 'geändert'),
  room_added: at('added a room to', 'hat in', 'ein Zimmer hinzugefügt'),
  room_changed: at('changed a room of', 'hat in', 'ein Zimmer geändert'),
  room_retired: at('removed a room from', 'hat in', 'ein Zimmer entfernt'),
  room_photos_changed: at('changed the photos of a room in', 'hat in', 'die Fotos eines Zimmers geändert'),
  room_marked_vacant: at('marked a room vacant in', 'hat in', 'ein Zimmer als leer vermerkt'),
  roomie_moved: at('moved a roomie within', 'hat jemandem in', 'ein anderes Zimmer gegeben'),
  tenancy_started: at('moved into', 'ist eingezogen in'),
  tenancy_ended: at('moved out of', 'ist ausgezogen aus'),

  neatkeeper_assigned: at('now cleans', 'reinigt jetzt'),
  invitation_accepted: at('agreed to clean', 'hat zugesagt, zu reinigen:'),
  invitation_declined: at('declined to clean', 'hat abgelehnt, zu reinigen:'),
  invitation_withdrawn: at('withdrew an invitation to clean', 'hat eine Anfrage zur Reinigung zurückgezogen:'),
  cleaning_changed: at('changed the cleaning days of', 'hat die Reinigungstage von', 'geändert'),
  assignment_ended: at('removed a neatkeeper from', 'hat eine Reinigungskraft entfernt aus'),

  ad_opened: at('advertised a room of', 'hat ein Zimmer inseriert in'),
  ad_paused: at('paused an ad of', 'hat eine Anzeige angehalten in'),
  ad_closed: at('closed an ad of', 'hat eine Anzeige geschlossen in'),
  ad_ended: at('An ad expired in', 'Eine Anzeige ist abgelaufen in'),
  room_applied: at('A new applicant for a room in', 'Jemand hat sich beworben um ein Zimmer in'),
  room_offered: at('offered a room of', 'hat ein Zimmer angeboten in'),
  offer_withdrawn: at('withdrew an offer in', 'hat ein Angebot zurückgezogen in'),
  showing_proposed: at('proposed a showing in', 'hat eine Besichtigung vorgeschlagen in'),
  showing_moved: at('moved a showing in', 'hat eine Besichtigung verlegt in'),
  showing_confirmed: at('confirmed a showing in', 'hat eine Besichtigung bestätigt in'),
  showing_declined: at('declined a showing in', 'hat eine Besichtigung abgelehnt in'),
  showing_cancelled: at('cancelled a showing in', 'hat eine Besichtigung abgesagt in'),
  showing_was_proposed: at('A showing was proposed in', 'Eine Besichtigung wurde vorgeschlagen in'),
  showing_was_moved: at('A showing was moved in', 'Eine Besichtigung wurde verlegt in'),
  showing_was_confirmed: at('A visitor confirmed a showing in', 'Ein Gast hat eine Besichtigung bestätigt in'),
  showing_was_cancelled: at('A showing was cancelled in', 'Eine Besichtigung wurde abgesagt in'),

  agreement_template_added: plain('wrote an agreement template', 'hat eine Vorlage für Verträge geschrieben'),
  agreement_template_changed: plain('changed an agreement template', 'hat eine Vorlage für Verträge geändert'),
  agreement_template_deleted: plain('deleted an agreement template', 'hat eine Vorlage für Verträge gelöscht'),

  agreement_sent: at('sent an agreement to a roomie in', 'hat einen Vertrag gesendet an jemanden in'),
  agreement_signed: at('signed an agreement in', 'hat einen Vertrag unterschrieben in'),
  agreement_was_signed: at(
    'A lease was signed for a room in',
    'Ein Mietvertrag wurde unterschrieben für ein Zimmer in',
  ),
  agreement_declined: at('declined an agreement in', 'hat einen Vertrag abgelehnt in'),
  agreement_was_declined: at('A lease was declined in', 'Ein Mietvertrag wurde abgelehnt in'),
  agreement_expired: at(
    'An agreement wasn’t signed in time in',
    'Ein Vertrag wurde nicht rechtzeitig unterschrieben in',
  ),
  agreement_withdrawn: at('withdrew an agreement in', 'hat einen Vertrag zurückgezogen in'),
  agreement_countersigned: at('countersigned a lease in', 'hat einen Mietvertrag gegengezeichnet in'),
  agreement_status_set: at(
    'activated or deactivated an agreement in',
    'hat einen Vertrag in oder außer Kraft gesetzt in',
  ),
  agreement_archived: at('archived an agreement in', 'hat einen Vertrag archiviert in'),
  agreement_was_archived: at('A lease was archived in', 'Ein Mietvertrag wurde archiviert in'),

  notice_given: at('gave notice on a lease in', 'hat einen Mietvertrag gekündigt in'),
  notice_taken_back: at('withdrew notice on a lease in', 'hat eine Kündigung zurückgenommen in'),
  term_ends: at('A lease ends as agreed in', 'Ein Mietvertrag endet wie vereinbart in'),
  term_runs_on: at('A lease continues after its term in', 'Ein Mietvertrag läuft nach seiner Laufzeit weiter in'),
  notice_moved: at(
    'agreed to an earlier end of a lease in',
    'hat einem früheren Ende eines Mietvertrags zugestimmt in',
  ),
  lease_cancelled: at('agreed to cancel a lease in', 'hat der Aufhebung eines Mietvertrags zugestimmt in'),
  lease_requested: at('asked to change a lease in', 'hat eine Änderung eines Mietvertrags angefragt in'),
  lease_request_closed: at(
    'closed a request about the end of a lease in',
    'hat eine Anfrage zum Ende eines Mietvertrags geschlossen in',
  ),
  lease_released: at('released a lease in', 'hat ein Mietverhältnis beendet in'),
  move_report_submitted: at('submitted a move report in', 'hat ein Protokoll abgegeben in'),
  move_report_acknowledged: at('acknowledged a move report in', 'hat ein Protokoll bestätigt in'),
  move_report_added_to: at('added to a move report in', 'hat ein Protokoll ergänzt in'),
  release_rolled_back: at('undid the release of a lease in', 'hat das Ende eines Mietverhältnisses zurückgenommen in'),

  turns_paid: at('paid for missed turns with money in', 'hat versäumte Aufgaben mit Geld bezahlt in'),
  deposit_deducted: at('made a deduction from a deposit in', 'hat etwas von einer Kaution abgezogen in'),
  deduction_withdrawn: at(
    'withdrew a deduction from a deposit in',
    'hat einen Abzug von einer Kaution zurückgenommen in',
  ),
  deposit_settled: at('settled a deposit in', 'hat eine Kaution abgerechnet in'),
  deduction_disputed: at('disputed a deduction from a deposit in', 'hat einen Abzug von einer Kaution bestritten in'),
  supply_entered: at('entered a purchase in', 'hat einen Einkauf eingetragen in'),
  supply_verified: at('confirmed a purchase in', 'hat einen Einkauf bestätigt in'),
  supply_withdrawn: at('took back a purchase in', 'hat einen Einkauf zurückgenommen in'),
  supply_removed: at('removed a purchase in', 'hat einen Einkauf entfernt in'),
  bank_details_changed: at('changed the bank details of', 'hat die Bankverbindung geändert von'),
  supplies_imported: at('imported purchases into', 'hat Einkäufe importiert in'),
  supplies_import_ended: at('took back imported purchases in', 'hat importierte Einkäufe zurückgenommen in'),
  bill_entered: at('entered a bill in', 'hat eine Rechnung eingetragen in'),
  bill_corrected: at('corrected a bill in', 'hat eine Rechnung berichtigt in'),
  bill_taken_back: at('took back a bill in', 'hat eine Rechnung zurückgenommen in'),
  payment_entered: at('entered a payment in', 'hat eine Zahlung eingetragen in'),
  payment_voided: at('took back a payment in', 'hat eine Zahlung zurückgenommen in'),
  settle_up_paid: at('paid a housemate in', 'hat jemanden im Haus ausgezahlt in'),
  settle_up_taken_back: at('took back a payment to a housemate in', 'hat eine Zahlung untereinander zurückgenommen in'),
  settle_up_confirmed: at('confirmed a payment between housemates in', 'hat eine Zahlung untereinander bestätigt in'),
  settle_up_rejected: at('didn’t get a payment in', 'hat eine Zahlung nicht bekommen in'),
  settle_up_undone: at('undid a confirmed payment in', 'hat die Bestätigung einer Zahlung zurückgenommen in'),
  dispute_answered: at(
    'answered a dispute about a deposit in',
    'hat auf einen Widerspruch zu einer Kaution geantwortet in',
  ),

  chores_added: at('added chores to', 'hat Aufgaben hinzugefügt in'),
  chore_changed: at('changed the checklist of a chore in', 'hat die Checkliste einer Aufgabe geändert in'),
  chore_retired: at('retired a chore of', 'hat eine Aufgabe wegfallen lassen in'),
  chores_assigned: at('changed who does which chore in', 'hat geändert, wer welche Aufgabe erledigt, in'),

  turn_changed: at('changed turns with a roomie in', 'hat Aufgaben getauscht oder weitergegeben in'),
  turn_change_undone: at('undid a change of turns in', 'hat einen Wechsel von Aufgaben rückgängig gemacht in'),
  feed_posted: at('did a chore in', 'hat eine Aufgabe erledigt in'),
  feed_verified: at('confirmed a chore in', 'hat eine Aufgabe bestätigt in'),
  appeal_opened: at('appealed in', 'hat Widerspruch eingelegt in'),
  appeal_upheld: at('upheld an appeal in', 'hat einem Widerspruch stattgegeben in'),
  appeal_dismissed: at('dismissed an appeal in', 'hat einen Widerspruch abgelehnt in'),
  feed_removed: at('removed a posted chore in', 'hat eine erledigt gemeldete Aufgabe entfernt in'),
  chore_feedback_given: at('gave feedback on a chore in', 'hat eine Rückmeldung zu einer Aufgabe gegeben in'),
  chore_feedback_seen_to: at('dealt with chore feedback in', 'hat eine Rückmeldung zu einer Aufgabe bearbeitet in'),
  chore_feedback_removed: at('removed chore feedback in', 'hat eine Rückmeldung zu einer Aufgabe entfernt in'),
  visit_reported: at('reported a visit to', 'hat einen Bericht gesendet über die Reinigung in'),
  visit_confirmed: at('confirmed a visit report for', 'hat einen Reinigungsbericht bestätigt in'),
  visit_declined: at('declined a visit report for', 'hat einen Reinigungsbericht abgelehnt in'),
  swap_asked: at('asked for a swap of turns in', 'hat um einen Tausch gebeten in'),
  turns_resumed: at('restarted turns in', 'hat Aufgaben wieder aufgenommen in'),
  bonus_given: at('gave a bonus in', 'hat einen Bonus vergeben in'),
  month_closed: at('closed a month in', 'hat einen Monat abgeschlossen in'),

  rating_written: at('wrote a rating in', 'hat eine Bewertung geschrieben in'),
  rating_replied: at('replied to a rating in', 'hat auf eine Bewertung geantwortet in'),
  rating_removed: at('removed a rating in', 'hat eine Bewertung entfernt in'),

  rule_change_proposed: at('proposed a change to the rules of', 'hat eine Änderung der Hausordnung vorgeschlagen in'),
  rule_change_voted: at('voted on the rules of', 'hat über die Hausordnung abgestimmt in'),
  rule_change_commented: at('commented on a proposal in', 'hat einen Vorschlag kommentiert in'),
  rule_comment_removed: at('removed a comment in', 'hat einen Kommentar entfernt in'),
  rule_change_accepted: at('accepted a change to the rules of', 'hat eine Änderung der Hausordnung angenommen in'),
  rule_change_declined: at('declined a change to the rules of', 'hat eine Änderung der Hausordnung abgelehnt in'),
  rules_acknowledged: at('acknowledged the rules of', 'hat die Hausordnung bestätigt in'),

  messages_posted: {
    en: ({ count, others, house }: Written) => {
      const what = count === 1 ? 'a message' : `${String(count)} messages`;
      return `wrote ${what}${others === 0 ? '' : ` (with ${String(others)} more)`} in ${house}`;
    },
    de: ({ count, others, house }: Written) => {
      const what = count === 1 ? 'eine Nachricht' : `${String(count)} Nachrichten`;
      return `hat ${what}${others === 0 ? '' : ` (mit ${String(others)} weiteren)`} geschrieben in ${house}`;
    },
  },
  messages_missed: plain('gets an e-mail about missed messages', 'bekommt eine E-Mail über verpasste Nachrichten'),
  conversation_emailed: at('sent a conversation by e-mail from', 'hat eine Unterhaltung per E-Mail gesendet aus'),
} as const;

type Words = typeof activityWords;
export type ActivityKind = keyof Words;
/** The parameters of a kind, besides the house, which is part of the line itself. */
export type ActivityParams<Kind extends ActivityKind> = [ParamsOf<Words[Kind]>] extends [never]
  ? unknown
  : Omit<ParamsOf<Words[Kind]>, 'house'>;
export type ActivityPhrase = Phrase<ActivityKind>;

/** @param house its name; null if the entry isn't about one */
export function activityText({ kind, params }: Phrase, house: string | null, reader: Reader): string {
  const named = { kind, params: { ...params, house: house ?? NO_HOUSE[reader.locale] } };
  return rendered(activityWords, named, reader) ?? SOMETHING[reader.locale];
}
