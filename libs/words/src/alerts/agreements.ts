import type { Alert, OfAgreement } from './alert.ts';

export const agreements = {
  agreement_sent: {
    en: ({ name, title }) => ({
      title: `${name} sent you “${title}” to sign`,
      body: 'Read and sign it, or decline.',
    }),
    de: ({ name, title }) => ({
      title: `${name} hat dir „${title}“ zum Unterschreiben gesendet`,
      body: 'Lies und unterschreib es, oder lehne ab.',
    }),
  } satisfies Alert<OfAgreement>,
  agreement_waits: {
    en: ({ name, title }) => ({ title: `“${title}” is waiting for your signature`, body: `${name} sent it to you.` }),
    de: ({ name, title }) => ({ title: `„${title}“ wartet auf deine Unterschrift`, body: `Gesendet von ${name}.` }),
  } satisfies Alert<OfAgreement>,
  agreement_signed: {
    en: ({ name, title, isLease }) => ({
      title: `${name} signed “${title}”`,
      body: isLease ? 'Countersign it to start the tenancy.' : 'Activate it when you’re ready.',
    }),
    de: ({ name, title, isLease }) => ({
      title: `${name} hat „${title}“ unterschrieben`,
      body: isLease ? 'Zeichne gegen, damit das Mietverhältnis beginnt.' : 'Setze es in Kraft, wenn du so weit bist.',
    }),
  } satisfies Alert<OfAgreement & { readonly isLease: boolean }>,
  agreement_expired: {
    en: ({ name, title }) => ({
      title: `${name} didn’t sign “${title}” in time`,
      body: 'You can change it and send it again.',
    }),
    de: ({ name, title }) => ({
      title: `${name} hat „${title}“ nicht rechtzeitig unterschrieben`,
      body: 'Du kannst es ändern und noch einmal senden.',
    }),
  } satisfies Alert<OfAgreement & { readonly isLease: boolean }>,
  agreement_declined: {
    en: ({ name, title, reason }) => ({
      title: `${name} declined “${title}”`,
      body: reason === '' ? 'No reason was given.' : reason,
    }),
    de: ({ name, title, reason }) => ({
      title: `${name} hat „${title}“ abgelehnt`,
      body: reason === '' ? 'Ein Grund wurde nicht genannt.' : reason,
    }),
  } satisfies Alert<OfAgreement & { readonly reason: string }>,
  agreement_withdrawn: {
    en: ({ name, title }) => ({
      title: `“${title}” was withdrawn`,
      body: `${name} withdrew it. You don’t have to sign anything.`,
    }),
    de: ({ name, title }) => ({
      title: `„${title}“ wurde zurückgezogen`,
      body: `Zurückgezogen von ${name}. Du musst nichts unterschreiben.`,
    }),
  } satisfies Alert<OfAgreement>,
  agreement_countersigned: {
    en: ({ name, title }) => ({
      title: `${name} countersigned “${title}”`,
      body: 'It is in force. You can download the PDF.',
    }),
    de: ({ name, title }) => ({
      title: `${name} hat „${title}“ gegengezeichnet`,
      body: 'Er gilt jetzt. Du kannst das PDF herunterladen.',
    }),
  } satisfies Alert<OfAgreement>,
  agreement_status_set: {
    en: ({ title, isActive }) => ({
      title: `“${title}” is ${isActive ? 'in force now' : 'no longer in force'}`,
      body: '',
    }),
    de: ({ title, isActive }) => ({ title: `„${title}“ gilt ${isActive ? 'jetzt' : 'nicht mehr'}`, body: '' }),
  } satisfies Alert<{ readonly title: string; readonly isActive: boolean }>,
} as const;
