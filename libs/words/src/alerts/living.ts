import type { Alert } from './alert.ts';

export const living = {
  messages_missed: {
    en: ({ count, conversation }) => ({
      title: `${count === 1 ? '1 new message' : `${String(count)} new messages`} in ${conversation}`,
      body: 'They arrived while you were away.',
    }),
    de: ({ count, conversation }) => ({
      title: `${count === 1 ? '1 neue Nachricht' : `${String(count)} neue Nachrichten`} in ${conversation}`,
      body: 'Sie kamen, als du weg warst.',
    }),
  } satisfies Alert<{ readonly count: number; readonly conversation: string }>,
  conversation_emailed: {
    en: ({ name, conversation }) => ({
      title: `${name ?? 'A housemate'} sent you a conversation by e-mail`,
      body: conversation,
    }),
    de: ({ name, conversation }) => ({
      title: `${name ?? 'Jemand aus dem Haus'} hat dir eine Unterhaltung per E-Mail gesendet`,
      body: conversation,
    }),
  } satisfies Alert<{ readonly name: string | null; readonly conversation: string }>,
} as const;
