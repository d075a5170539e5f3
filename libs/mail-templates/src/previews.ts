import { alertSaying, alertText, type Reader } from '@common-roof/words';

import * as account from './account-mails.ts';
import * as housing from './housing-mails.ts';
import * as insight from './insight-mails.ts';
import type { RenderedMail } from './layout.ts';
import * as letting from './letting-mails.ts';
import * as living from './living-mails.ts';
import * as money from './money-mails.ts';

const messages = [
  { author: 'Rosa Alvarez', at: '18:04', text: 'The boiler is <knocking> again & it is cold.', photos: 0 },
  { author: 'Ravi Menon', at: '18:06', text: 'I can be there at seven.\nBringing the long screwdriver.', photos: 2 },
  {
    author: 'Rosa Alvarez',
    at: '18:09',
    text: '',
    photos: 0,
    files: [
      { name: 'Boiler manual.pdf', duration_ms: null },
      { name: '', duration_ms: 14_000 },
    ],
  },
];
const url = 'https://common-roof.test/somewhere';

const newRules = alertSaying('house_rules', { house: 'Alder House', version: 3 });
const application = { firstName: 'Mara', ad: 'Sunny room with a garden', withdrawUrl: url };

const showing = {
  firstName: 'Mara',
  homeowner: 'Helen Marsh',
  room: 'Box room',
  time: { at: '2026-12-03T17:30:00.000Z', zone: 'Europe/London' },
  address: '4 Alder Road, M20 3BG Manchester',
  url,
};

const guarantee = {
  firstName: 'Carmen Alvarez',
  homeowner: 'Helen Marsh',
  roomie: 'Rosa Alvarez',
  room: 'Box room',
  house: 'Alder House',
};
const choosing = { firstName: 'Mara', homeowner: 'Helen', house: 'Alder House' };
const tap = { firstName: 'Tap & Son', homeowner: 'Helen', title: 'The tap drips', time: showing.time };

/** One rendered example of each template, for people and for the tests. */
export const previews = {
  invite: (reader) => account.invite({ firstName: 'Rosa', invitedBy: 'Helen Marsh', url }, reader),
  keeperInvitation: (reader) =>
    housing.keeperInvitation(
      {
        firstName: 'Kim',
        invitedBy: 'Helen Marsh',
        houses: ['Alder House, Manchester', 'Elm House, Manchester'],
        url,
      },
      reader,
    ),
  resetPassword: (reader) => account.resetPassword({ firstName: 'Rosa', url }, reader),
  verifyEmail: (reader) => account.verifyEmail({ firstName: 'Rosa', url }, reader),
  accountLeaving: (reader) =>
    account.accountLeaving(
      { firstName: 'Rosa', url, dueAt: { at: '2026-12-10T17:30:00Z', zone: 'Europe/Berlin' } },
      reader,
    ),
  accountLeavesSoon: (reader) =>
    account.accountLeavesSoon(
      { firstName: 'Rosa', url, dueAt: { at: '2026-12-10T17:30:00Z', zone: 'Europe/Berlin' } },
      reader,
    ),
  deletionCalledOff: (reader) => account.deletionCalledOff({ firstName: 'Rosa', url }, reader),
  accountDeleted: (reader) => account.accountDeleted({ day: '2026-12-10' }, reader),
  dataExportReady: (reader) =>
    account.dataExportReady(
      { firstName: 'Rosa', url, expiresAt: { at: '2026-12-10T17:30:00Z', zone: 'Europe/Berlin' } },
      reader,
    ),
  coHomeownerInvited: (reader) =>
    account.coHomeownerInvited(
      {
        firstName: 'Ben',
        homeowner: 'Helen Brooks',
        url,
        until: { at: '2026-12-10T17:30:00Z', zone: 'Europe/Berlin' },
      },
      reader,
    ),
  signInChanged: (reader) =>
    account.signInChanged({ firstName: 'Rosa', url, change: 'recovery_code_used', left: 3 }, reader),
  apiTokenCreated: (reader) => account.apiTokenCreated({ firstName: 'Rosa', url, day: '2027-02-28' }, reader),
  passwordChanged: (reader) => account.passwordChanged({ firstName: 'Rosa', url }, reader),
  applicationReceived: (reader) => housing.applicationReceived({ firstName: 'Mara', url }, reader),
  applicationRejected: (reader) =>
    housing.applicationRejected({ firstName: 'Mara', reason: 'We do not serve your city yet.', url }, reader),
  alreadyHomeowner: (reader) => housing.alreadyHomeowner({ firstName: 'Helen', url }, reader),
  confirmNewEmail: (reader) => account.confirmNewEmail({ firstName: 'Rosa', url }, reader),
  emailChangeNotice: (reader) => account.emailChangeNotice({ firstName: 'Rosa', url }, reader),
  addressTaken: (reader) => account.addressTaken({ url }, reader),
  ruleChangeCopy: (reader) =>
    living.ruleChangeCopy(
      {
        firstName: 'Rosa',
        house: 'Alder House',
        rule: 'Quiet from 22:30.',
        whyNot: 'At weekends that is early.',
        suggestion: 'Quiet from 22:30, on Fridays and Saturdays from midnight.',
        url,
      },
      reader,
    ),
  alert: (reader) =>
    insight.alert(
      {
        firstName: 'Rosa',
        ...alertText(newRules, reader),
        url,
        unsubscribeUrl: url,
      },
      reader,
    ),
  digest: (reader) =>
    insight.digest(
      {
        firstName: 'Rosa',
        alerts: [alertText(newRules, reader)],
        more: 2,
        url,
        settingsUrl: url,
      },
      reader,
    ),
  batchedAlerts: (reader) =>
    insight.batchedAlerts(
      { firstName: 'Rosa', alerts: [alertText(newRules, reader)], more: 0, url, settingsUrl: url },
      reader,
    ),
  confirmRoomApplication: (reader) => letting.confirmRoomApplication({ ...application, url }, reader),
  roomApplicationKnown: (reader) => letting.roomApplicationKnown(application, reader),
  roomApplicationSent: (reader) => letting.roomApplicationSent(application, reader),
  roomSuggestion: (reader) =>
    letting.roomSuggestion(
      {
        firstName: 'Mara',
        suggester: 'Rosa',
        city: 'Leeds',
        ad: application.ad,
        reason: 'You said you’d like to live closer to work.',
        adUrl: url,
        url,
        refuseUrl: url,
      },
      reader,
    ),
  applicantShortlisted: (reader) => letting.applicantDecision({ ...application, decision: 'shortlisted', url }, reader),
  applicantDeclined: (reader) =>
    letting.applicantDecision(
      { firstName: 'Mara', ad: application.ad, decision: 'declined', withdrawUrl: null, url },
      reader,
    ),
  appealCopy: (reader) =>
    living.appealCopy(
      {
        firstName: 'Rosa',
        chore: 'Kitchen',
        day: '2026-12-03',
        house: 'Alder House',
        text: 'I was there until nine.\nThe photo shows it.',
        url,
      },
      reader,
    ),
  roomOffer: (reader) =>
    letting.roomOffer(
      {
        firstName: 'Mara',
        homeowner: 'Helen Marsh',
        room: 'Box room',
        house: 'Alder House',
        why: 'new',
        url,
      },
      reader,
    ),
  leaseSigned: (reader) =>
    letting.leaseSigned(
      {
        firstName: 'Mara',
        homeowner: 'Helen Marsh',
        room: 'Box room',
        house: 'Alder House',
        stage: 'countersigned',
        url,
        inviteUrl: url,
      },
      reader,
    ),
  signingCode: (reader) =>
    letting.signingCode({ firstName: 'Mara', room: 'Box room', house: 'Alder House', code: '042717' }, reader),
  offerWithdrawn: (reader) =>
    letting.offerWithdrawn({ firstName: 'Mara', homeowner: 'Helen Marsh', room: 'Box room', url }, reader),
  roomChoice: (reader) =>
    letting.roomChoice(
      { ...choosing, why: 'invited', until: { at: '2027-03-20T18:00:00.000Z', zone: 'Europe/London' }, url },
      reader,
    ),
  roomChoiceOver: (reader) => letting.roomChoiceOver({ ...choosing, why: 'unanswered' }, reader),
  guaranteeRequested: (reader) =>
    letting.guaranteeRequested(
      { ...guarantee, until: { at: '2027-03-20T18:00:00.000Z', zone: 'Europe/London' }, url },
      reader,
    ),
  guaranteeCode: (reader) => letting.guaranteeCode({ ...guarantee, code: '042717' }, reader),
  guaranteeSigned: (reader) => letting.guaranteeSigned({ ...guarantee, url }, reader),
  guaranteeOverdue: (reader) =>
    letting.guaranteeOverdue(
      { ...guarantee, amount: { minor: 62_000, currency: 'GBP' }, day: '2027-03-01', url },
      reader,
    ),
  guaranteeOver: (reader) => letting.guaranteeOver({ ...guarantee, why: 'released', url }, reader),
  repairForTrade: (reader) => living.repairForTrade({ ...tap, address: showing.address, why: 'assigned', url }, reader),
  repairTradeOver: (reader) => living.repairTradeOver(tap, reader),
  showingQuestion: (reader) => letting.showingQuestion({ ...showing, why: 'new' }, reader),
  showingMoved: (reader) => letting.showingMoved(showing, reader),
  showingConfirmed: (reader) => letting.showingConfirmed(showing, reader),
  showingCancelled: (reader) => letting.showingCancelled({ ...showing, reason: 'The boiler is being mended.' }, reader),
  showingReminder: (reader) => letting.showingReminder({ ...showing, hours: 24 }, reader),
  evidenceHeads: (reader) => account.evidenceHeads({ count: 3 }, reader),
  privateReads: (reader) =>
    insight.privateReads(
      {
        firstName: 'Ada',
        zone: 'Europe/London',
        url,
        count: 3,
        reads: [
          { at: '2026-12-03T17:30:00.000Z', who: 'Ada Quist', what: 'conversation', reason: 'A complaint <4711>' },
          { at: '2026-12-01T09:05:00.000Z', who: 'Olu Bright', what: 'house', reason: 'A threat was reported' },
        ],
      },
      reader,
    ),
  backupFailed: (reader) => account.backupFailed({ reason: 'No space is left on the disk <sda1>.' }, reader),
  ledgerFoundWrong: (reader) =>
    account.ledgerFoundWrong(
      {
        wrong: 1,
        faults: [
          {
            kind: 'balance',
            house_id: '01900000-0000-7000-8000-000000000001',
            id: '01900000-0000-7000-8000-000000000002',
          },
        ],
      },
      reader,
    ),
  paymentReceipt: (reader) =>
    money.paymentReceipt(
      {
        firstName: 'Rosa',
        homeowner: 'Helen Marsh',
        house: 'Alder House',
        day: '2026-12-01',
        amount: { minor: 62_000, currency: 'GBP' },
      },
      reader,
    ),
  contactMessage: (reader) =>
    account.contactMessage(
      {
        name: 'Mara Lind',
        email: 'mara@example.test',
        message: `See ${url}\nWhat does it cost?`,
      },
      reader,
    ),
  messagesMissed: (reader) =>
    insight.messagesMissed(
      {
        firstName: 'Helen',
        title: 'Alder House',
        count: 6,
        messages,
        url,
        unsubscribeUrl: url,
      },
      reader,
    ),
  conversationCopy: (reader) =>
    insight.conversationCopy(
      { firstName: 'Helen', title: 'Alder House', sentBy: 'Rosa Alvarez', messages, url },
      reader,
    ),
} satisfies Record<string, (reader: Reader) => RenderedMail>;
