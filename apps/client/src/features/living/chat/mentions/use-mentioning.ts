import type { ConversationMember } from '@common-roof/contracts';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

import { type Mentionable, mentionName, mentionQueryAt, suggestPeople } from './find-mentions.ts';

export type MentionablePerson = Mentionable & Pick<ConversationMember, 'photo' | 'role'>;

/** The others of a conversation, who can be mentioned in it. */
export const mentionablePeople = (members: readonly ConversationMember[], me: string): MentionablePerson[] =>
  members
    .filter(({ _id }) => _id !== me)
    .map(({ _id: id, first_name, last_name, photo, role }) => ({ id, first_name, last_name, photo, role }));

export interface Mentioning {
  /** Empty: no list is open. */
  readonly people: readonly MentionablePerson[];
  readonly active: number;
  /** Call it when something is typed, with what the field then says. */
  readonly onTyped: (text: string, caret: number) => void;
  /** Call it when the caret moves. */
  readonly onCaret: (caret: number) => void;
  /** Returns whether the list took the key. */
  readonly onKey: (event: KeyboardEvent) => boolean;
  readonly choose: (person: MentionablePerson) => void;
  readonly close: () => void;
}

interface Field {
  text: string;
  people: readonly MentionablePerson[];
  input: RefObject<HTMLTextAreaElement | null>;
  onText: (text: string) => void;
}

/** Offers people while a mention is being typed: arrow keys choose one, Enter and Tab take it, Escape closes the list. */
export function useMentioning({ text, people, input, onText }: Field): Mentioning {
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  /** The @ that is being typed: moving the caret into a text, or editing one, opens no list. */
  const [openAt, setOpenAt] = useState<number | null>(null);
  /** The @ whose list was closed. */
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const nextCaret = useRef<number | null>(null);
  const query = caret === null ? null : mentionQueryAt(text, caret);
  const found = query === null || query.start !== openAt ? [] : suggestPeople(query.typed, people);

  // The caret can move only once the new text is in the field.
  useLayoutEffect(() => {
    if (nextCaret.current === null) return;
    input.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = null;
  }, [input, text]);

  const close = (): void => {
    setClosedAt(openAt);
    setOpenAt(null);
  };
  const choose = (person: MentionablePerson): void => {
    if (query === null || caret === null) return;
    const rest = text.slice(caret);
    const mention = `@${mentionName(person, people)}${rest.startsWith(' ') ? '' : ' '}`;
    nextCaret.current = query.start + mention.length + (rest.startsWith(' ') ? 1 : 0);
    setCaret(nextCaret.current);
    // What follows the name is no longer part of it.
    close();
    setActive(0);
    onText(`${text.slice(0, query.start)}${mention}${rest}`);
    input.current?.focus();
  };
  return {
    people: found,
    active: Math.min(active, Math.max(0, found.length - 1)),
    onTyped: (typed, next) => {
      const start = mentionQueryAt(typed, next)?.start ?? null;
      setCaret(next);
      setActive(0);
      setOpenAt(start === closedAt ? null : start);
      if (start !== closedAt) setClosedAt(null);
    },
    onCaret: setCaret,
    onKey: (event) => {
      const person = found[Math.min(active, found.length - 1)];
      if (person === undefined) return false;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        setActive((active + (event.key === 'ArrowDown' ? 1 : found.length - 1)) % found.length);
      } else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey) choose(person);
      else if (event.key === 'Escape') close();
      else return false;
      event.preventDefault();
      return true;
    },
    choose,
    close,
  };
}
