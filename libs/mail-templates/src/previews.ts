import * as rooms from './room-templates.ts';
import * as showings from './showing-templates.ts';
import * as templates from './templates.ts';

const messages = [
  { author: 'Rosa Alvarez', at: '18:04', text: 'The boiler is <knocking> again & it is cold.' },
  { author: 'Ravi Menon', at: '18:06', text: 'I can be there at seven.\nBringing the long screwdriver.' },
];
const url = 'https://common-roof.test/somewhere';

const application = { firstName: 'Mara', ad: 'Sunny room with a garden', withdrawUrl: url };

const showing = {
  firstName: 'Mara',
  homeowner: 'Helen Marsh',
  room: 'Box room',
  time: 'Thu, 3 Dec 2026, 17:30',
  address: '4 Alder Road, M20 3BG Manchester',
  url,
};

/** One rendered example of each template, for people and for the tests. */
export const previews = {
  invite: () => templates.invite({ firstName: 'Rosa', invitedBy: 'Helen Marsh', url }),
  keeperInvitation: () =>
    templates.keeperInvitation({
      firstName: 'Kim',
      invitedBy: 'Helen Marsh',
      houses: ['Alder House, Manchester', 'Elm House, Manchester'],
      url,
    }),
  resetPassword: () => templates.resetPassword({ firstName: 'Rosa', url }),
  verifyEmail: () => templates.verifyEmail({ firstName: 'Rosa', url }),
  passwordChanged: () => templates.passwordChanged({ firstName: 'Rosa', url }),
  applicationReceived: () => templates.applicationReceived({ firstName: 'Mara', url }),
  applicationRejected: () =>
    templates.applicationRejected({ firstName: 'Mara', reason: 'We do not serve your city yet.', url }),
  alreadyHomeowner: () => templates.alreadyHomeowner({ firstName: 'Helen', url }),
  confirmNewEmail: () => templates.confirmNewEmail({ firstName: 'Rosa', url }),
  emailChangeNotice: () => templates.emailChangeNotice({ firstName: 'Rosa', url }),
  addressTaken: () => templates.addressTaken({ url }),
  alert: () =>
    templates.alert({
      firstName: 'Rosa',
      title: 'New rules in Alder House',
      body: 'Version 3 is in force.',
      url,
      unsubscribeUrl: url,
    }),
  digest: () =>
    templates.digest({
      firstName: 'Rosa',
      alerts: [{ title: 'New rules in Alder House', body: 'Version 3 is in force.' }],
      more: 2,
      url,
      settingsUrl: url,
    }),
  confirmRoomApplication: () => rooms.confirmRoomApplication({ ...application, url }),
  roomApplicationKnown: () => rooms.roomApplicationKnown(application),
  applicantShortlisted: () => rooms.applicantDecision({ ...application, decision: 'shortlisted', url }),
  applicantDeclined: () =>
    rooms.applicantDecision({ firstName: 'Mara', ad: application.ad, decision: 'declined', url }),
  roomOffer: () =>
    rooms.roomOffer({
      firstName: 'Mara',
      homeowner: 'Helen Marsh',
      room: 'Box room',
      house: 'Alder House',
      why: 'new',
      url,
    }),
  offerWithdrawn: () => rooms.offerWithdrawn({ firstName: 'Mara', homeowner: 'Helen Marsh', room: 'Box room', url }),
  showingQuestion: () => showings.showingQuestion({ ...showing, why: 'new' }),
  showingMoved: () => showings.showingMoved(showing),
  showingConfirmed: () => showings.showingConfirmed(showing),
  showingCancelled: () => showings.showingCancelled({ ...showing, reason: 'The boiler is being mended.' }),
  showingReminder: () => showings.showingReminder({ ...showing, hours: 24 }),
  contactMessage: () =>
    templates.contactMessage({
      name: 'Mara Lind',
      email: 'mara@example.test',
      message: `See ${url}\nWhat does it cost?`,
    }),
  messagesMissed: () =>
    templates.messagesMissed({
      firstName: 'Helen',
      title: 'Alder House',
      count: 5,
      messages,
      url,
      unsubscribeUrl: url,
    }),
  conversationCopy: () =>
    templates.conversationCopy({ firstName: 'Helen', title: 'Alder House', sentBy: 'Rosa Alvarez', messages, url }),
};
