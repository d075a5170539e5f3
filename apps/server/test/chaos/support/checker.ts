import type { History } from './history.ts';

export interface StoredMessage {
  readonly seq: number;
  readonly client_id: string;
  readonly sender_id: string;
  readonly sender_seq: number;
  readonly text: string;
}

/** Every list must be empty. */
export interface Verdict {
  /** Acknowledged, but missing or stored under another seq. */
  readonly lost: string[];
  readonly doubled: string[];
  /** Stored, but never requested, or rejected. */
  readonly unexpected: string[];
  /** Missing numbers in the order of the conversation or of a sender. */
  readonly gaps: number[];
  /** Of one writer: acknowledged before the next was sent, but stored behind it. */
  readonly disordered: string[];
}

/** Compares the answers to clients with what is stored. @param stored in order of seq */
export function check(history: History, stored: readonly StoredMessage[]): Verdict {
  const byId = new Map<string, StoredMessage[]>();
  for (const message of stored) byId.set(message.client_id, [...(byId.get(message.client_id) ?? []), message]);
  const known = new Map(history.operations.map((operation) => [operation.clientId, operation]));
  const acknowledged = history.operations.filter(({ outcome }) => outcome === 'ok');
  return {
    lost: acknowledged.filter(({ clientId, seq }) => byId.get(clientId)?.[0]?.seq !== seq).map(({ text }) => text),
    doubled: [...byId.values()].filter((copies) => copies.length > 1).map(([first]) => first?.text ?? ''),
    unexpected: stored
      .filter(({ client_id: id }) => (known.get(id)?.outcome ?? 'fail') === 'fail')
      .map(({ text }) => text),
    gaps: [...gapsOf(stored.map(({ seq }) => seq)), ...gapsOfSenders(stored)],
    disordered: disorderOf(history),
  };
}

/** The verdict without faults. */
export const FLAWLESS: Verdict = { lost: [], doubled: [], unexpected: [], gaps: [], disordered: [] };

function gapsOf(seqs: readonly number[]): number[] {
  return seqs.filter((seq, index) => seq !== index + 1);
}

function gapsOfSenders(stored: readonly StoredMessage[]): number[] {
  const senders = new Set(stored.map(({ sender_id: sender }) => sender));
  return [...senders].flatMap((sender) =>
    gapsOf(stored.filter((message) => message.sender_id === sender).map(({ sender_seq: seq }) => seq)),
  );
}

/**
 * Each writer waits for an answer before it continues, so its acknowledged messages are stored in the order of writing.
 */
function disorderOf({ operations }: History): string[] {
  const last = new Map<string, number>();
  return operations.flatMap(({ writer, outcome, seq, text }) => {
    if (outcome !== 'ok' || seq === undefined) return [];
    const before = last.get(writer) ?? 0;
    last.set(writer, seq);
    return seq > before ? [] : [text];
  });
}
