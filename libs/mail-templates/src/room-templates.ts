import type { Locale } from '@common-roof/contracts';

import { hello, inEveryLanguage } from './layout.ts';

interface RoomMail {
  readonly firstName: string;
}

interface ApplicationMail extends RoomMail {
  /** Title of the ad. */
  readonly ad: string;
  readonly withdrawUrl: string;
}

const takeBack: Record<Locale, (url: string) => string> = {
  en: (url) => `Found something else? Withdraw your application: ${url}`,
  de: (url) => `Du hast etwas anderes gefunden? Zieh deine Bewerbung zurück: ${url}`,
};

export const confirmRoomApplication = inEveryLanguage<ApplicationMail & { readonly url: string }>({
  en: (data) => ({
    subject: `Confirm your application: ${data.ad}`,
    greeting: hello.en(data),
    paragraphs: [
      `Thank you for applying for the room “${data.ad}”.`,
      'Confirm that this address is yours. Then the homeowner sees your application.',
    ],
    action: { label: 'Confirm my application', url: data.url },
    small: ['The link works for 7 days. If you didn’t apply, ignore this e-mail.', takeBack.en(data.withdrawUrl)],
  }),
  de: (data) => ({
    subject: `Bestätige deine Bewerbung: ${data.ad}`,
    greeting: hello.de(data),
    paragraphs: [
      `Danke für deine Bewerbung um das Zimmer „${data.ad}“.`,
      'Ein Klick bestätigt, dass diese Adresse dir gehört. Erst dann sieht die Vermietung deine Bewerbung.',
    ],
    action: { label: 'Bewerbung bestätigen', url: data.url },
    small: [
      'Der Link gilt 7 Tage lang. Wenn du dich nicht beworben hast, musst du nichts tun.',
      takeBack.de(data.withdrawUrl),
    ],
  }),
});

export const roomApplicationKnown = inEveryLanguage<ApplicationMail>({
  en: (data) => ({
    subject: `We already have your application: ${data.ad}`,
    greeting: hello.en(data),
    paragraphs: [
      `Someone, hopefully you, just applied again for the room “${data.ad}” with this address.`,
      'The homeowner already has your first application. You’ll hear from them by e-mail.',
    ],
    small: [takeBack.en(data.withdrawUrl)],
  }),
  de: (data) => ({
    subject: `Deine Bewerbung ist schon da: ${data.ad}`,
    greeting: hello.de(data),
    paragraphs: [
      `Jemand, hoffentlich du, hat sich gerade noch einmal mit dieser Adresse um das Zimmer „${data.ad}“ beworben.`,
      'Die Vermietung hat deine erste Bewerbung, und die gilt. Du hörst per E-Mail von ihr.',
    ],
    small: [takeBack.de(data.withdrawUrl)],
  }),
});

type Decision = 'shortlisted' | 'showing' | 'accepted' | 'declined';

const DECISIONS: Record<Locale, Record<Decision, { readonly subject: string; readonly text: string }>> = {
  en: {
    shortlisted: {
      subject: 'You’re on the shortlist',
      text: 'Good news: you’re on the shortlist. The homeowner will be in touch.',
    },
    showing: {
      subject: 'You are invited to see the room',
      text: 'Good news: the homeowner would like to show you the room. They’ll write to you about a time.',
    },
    accepted: { subject: 'The room is yours', text: 'Good news: the homeowner has confirmed that the room is yours.' },
    declined: {
      subject: 'About your application',
      text: 'Thank you for your interest. The homeowner chose someone else, or the room is no longer available.',
    },
  },
  de: {
    shortlisted: {
      subject: 'Du bist in der engeren Wahl',
      text: 'Gute Nachricht: Du bist in der engeren Wahl. Die Vermietung meldet sich bei dir.',
    },
    showing: {
      subject: 'Du kannst das Zimmer ansehen',
      text: 'Gute Nachricht: Die Vermietung möchte dir das Zimmer zeigen und schreibt dir wegen der Zeit.',
    },
    accepted: { subject: 'Das Zimmer ist deins', text: 'Gute Nachricht: Die Vermietung hat dir das Zimmer zugesagt.' },
    declined: {
      subject: 'Zu deiner Bewerbung',
      text: 'Danke für dein Interesse. Die Vermietung hat sich für jemand anderen entschieden, oder das Zimmer ist nicht mehr zu haben.',
    },
  },
};

interface ApplicantDecision extends RoomMail {
  readonly ad: string;
  readonly decision: Decision;
  /** Page of the other open rooms. */
  readonly url: string;
  readonly withdrawUrl?: string;
}

export const applicantDecision = inEveryLanguage<ApplicantDecision>({
  en: (data) => ({
    subject: `${DECISIONS.en[data.decision].subject}: ${data.ad}`,
    greeting: hello.en(data),
    paragraphs: [`This is about the room “${data.ad}”.`, DECISIONS.en[data.decision].text],
    ...(data.decision === 'declined' ? { action: { label: 'See other open rooms', url: data.url } } : {}),
    small: data.withdrawUrl === undefined ? [] : [takeBack.en(data.withdrawUrl)],
  }),
  de: (data) => ({
    subject: `${DECISIONS.de[data.decision].subject}: ${data.ad}`,
    greeting: hello.de(data),
    paragraphs: [`Es geht um das Zimmer „${data.ad}“.`, DECISIONS.de[data.decision].text],
    ...(data.decision === 'declined' ? { action: { label: 'Andere freie Zimmer ansehen', url: data.url } } : {}),
    small: data.withdrawUrl === undefined ? [] : [takeBack.de(data.withdrawUrl)],
  }),
});

interface RoomOffer extends RoomMail {
  readonly homeowner: string;
  readonly room: string;
  readonly house: string;
  readonly why: 'new' | 'again' | 'changed' | 'lease' | 'reminder';
  readonly url: string;
}

export const roomOffer = inEveryLanguage<RoomOffer>({
  en: (data) => {
    const place = `${data.room} in ${data.house}`;
    const { subject, text } = {
      new: { subject: `${data.homeowner} offers you a room`, text: `${data.homeowner} offers you ${place}.` },
      again: {
        subject: `${data.homeowner} offers you a room`,
        text: `${data.homeowner} offers you ${place}. This is a new link. The old one no longer works.`,
      },
      changed: {
        subject: `Your offer for ${data.room} was changed`,
        text: `${data.homeowner} has changed the offer for ${place}.`,
      },
      lease: {
        subject: `Your lease for ${data.room} is ready to sign`,
        text: `${data.homeowner} has written the lease for ${place}.`,
      },
      reminder: {
        subject: `Your lease for ${data.room} is waiting for your signature`,
        text: `${data.homeowner} offers you ${place}, and you haven’t signed the lease yet.`,
      },
    }[data.why];
    return {
      subject,
      greeting: hello.en(data),
      paragraphs: [text, 'Read the terms and sign if you agree. The link is only for you: don’t share it.'],
      action: { label: 'See the offer', url: data.url },
      small: ['The link works for 14 days.'],
    };
  },
  de: (data) => {
    const place = `${data.room} in ${data.house}`;
    const { subject, text } = {
      new: {
        subject: `${data.homeowner} bietet dir ein Zimmer an`,
        text: `${data.homeowner} bietet dir ${place} an.`,
      },
      again: {
        subject: `${data.homeowner} bietet dir ein Zimmer an`,
        text: `${data.homeowner} bietet dir ${place} an. Dieser Link ist neu: Ein früherer gilt nicht mehr.`,
      },
      changed: {
        subject: `Dein Angebot für ${data.room} wurde geändert`,
        text: `${data.homeowner} hat das Angebot für ${place} geändert.`,
      },
      lease: {
        subject: `Der Mietvertrag für ${data.room} liegt zum Unterschreiben bereit`,
        text: `${data.homeowner} hat den Mietvertrag für ${place} geschrieben.`,
      },
      reminder: {
        subject: `Der Mietvertrag für ${data.room} wartet auf deine Unterschrift`,
        text: `${data.homeowner} bietet dir ${place} an, und du hast den Mietvertrag noch nicht unterschrieben.`,
      },
    }[data.why];
    return {
      subject,
      greeting: hello.de(data),
      paragraphs: [
        text,
        'Sieh dir die Bedingungen an, und unterschreib dort, wenn sie dir passen. Der Link ist nur für dich: Gib ihn nicht weiter.',
      ],
      action: { label: 'Angebot ansehen', url: data.url },
      small: ['Der Link gilt 14 Tage lang.'],
    };
  },
});

interface LeaseSigned extends RoomMail {
  readonly homeowner: string;
  readonly room: string;
  readonly house: string;
  readonly stage: 'signed' | 'countersigned';
  /** Page with the lease. */
  readonly url: string;
  /** Where a newcomer chooses a password; null for people with an account. */
  readonly inviteUrl: string | null;
}

export const leaseSigned = inEveryLanguage<LeaseSigned>({
  en: (data) => ({
    subject:
      data.stage === 'signed' ? `You signed the lease for ${data.room}` : `Your lease for ${data.room} is in force`,
    greeting: hello.en(data),
    paragraphs: [
      data.stage === 'signed'
        ? `Your signature for ${data.room} in ${data.house} has arrived. ${data.homeowner} signs next, and we’ll let you know.`
        : `${data.homeowner} has signed too: ${data.room} in ${data.house} is yours from the first day of the lease.`,
      'You can download the lease as a PDF.',
      ...(data.inviteUrl === null ? [] : ['Choose a password to open your account. The link works for 7 days.']),
    ],
    ...(data.inviteUrl === null
      ? { action: { label: 'Open the lease', url: data.url } }
      : { action: { label: 'Choose a password', url: data.inviteUrl }, small: [`Your lease: ${data.url}`] }),
  }),
  de: (data) => ({
    subject:
      data.stage === 'signed'
        ? `Du hast den Mietvertrag für ${data.room} unterschrieben`
        : `Dein Mietvertrag für ${data.room} gilt`,
    greeting: hello.de(data),
    paragraphs: [
      data.stage === 'signed'
        ? `Deine Unterschrift für ${data.room} in ${data.house} ist angekommen. Als Nächstes unterschreibt ${data.homeowner}, und du hörst davon.`
        : `${data.homeowner} hat auch unterschrieben: ${data.room} in ${data.house} gehört ab dem ersten Tag des Vertrags dir.`,
      'Den Mietvertrag kannst du als PDF herunterladen.',
      ...(data.inviteUrl === null ? [] : ['Wähle ein Passwort, um dein Konto zu öffnen. Der Link gilt 7 Tage lang.']),
    ],
    ...(data.inviteUrl === null
      ? { action: { label: 'Mietvertrag öffnen', url: data.url } }
      : { action: { label: 'Passwort wählen', url: data.inviteUrl }, small: [`Dein Mietvertrag: ${data.url}`] }),
  }),
});

interface SigningCode extends RoomMail {
  readonly room: string;
  readonly house: string;
  readonly code: string;
}

export const signingCode = inEveryLanguage<SigningCode>({
  en: (data) => ({
    subject: `${data.code} is your code to sign the lease for ${data.room}`,
    greeting: hello.en(data),
    paragraphs: [
      `Enter this code to sign the lease for ${data.room} in ${data.house}: ${data.code}`,
      'It works for 15 minutes. Keep it to yourself: anyone with it could sign in your name.',
    ],
  }),
  de: (data) => ({
    subject: `${data.code} ist dein Code für den Mietvertrag: ${data.room}`,
    greeting: hello.de(data),
    paragraphs: [
      `Mit diesem Code unterschreibst du den Mietvertrag für ${data.room} in ${data.house}: ${data.code}`,
      'Er gilt 15 Minuten. Behalte ihn für dich: Mit ihm könnte jemand in deinem Namen unterschreiben.',
    ],
  }),
});

export const offerWithdrawn = inEveryLanguage<
  RoomMail & { readonly homeowner: string; readonly room: string; readonly url: string }
>({
  en: (data) => ({
    subject: `The offer for ${data.room} was withdrawn`,
    greeting: hello.en(data),
    paragraphs: [`${data.homeowner} withdrew the offer for ${data.room}. If you didn’t expect this, ask them.`],
    action: { label: 'See other open rooms', url: data.url },
  }),
  de: (data) => ({
    subject: `Das Angebot für ${data.room} wurde zurückgezogen`,
    greeting: hello.de(data),
    paragraphs: [`${data.homeowner} hat das Angebot für ${data.room} zurückgezogen. Wenn dich das wundert, frag nach.`],
    action: { label: 'Andere freie Zimmer ansehen', url: data.url },
  }),
});
