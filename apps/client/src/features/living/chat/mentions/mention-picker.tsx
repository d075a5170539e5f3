import { type RefObject, useEffect, useId, useImperativeHandle, useLayoutEffect, useState } from 'react';

import { type Mentionable, mentionName, mentionQueryAt, suggestPeople } from './find-mentions.ts';
import { MentionList, optionId } from './mention-list.tsx';
import type { MentionablePerson } from './mentionable-people.ts';
import type { TakeKey, TypedText } from './typed-mention.ts';

interface MentionPickerProps {
  typed: TypedText;
  people: readonly MentionablePerson[];
  input: RefObject<HTMLTextAreaElement | null>;
  /** Gets what takes the keys of the field while the list is open. */
  keys: RefObject<TakeKey | null>;
  onChoose: (text: string, caret: number) => void;
}

/** Offers people while a mention is being typed: arrow keys choose one, Enter and Tab take it, Escape closes the list. */
export function MentionPicker({ typed, people, input, keys, onChoose }: MentionPickerProps) {
  const id = useId();
  const { text, caret, isTyped } = typed;
  const query = mentionQueryAt(text, caret);
  const start = query?.start ?? null;
  const [seen, setSeen] = useState<TypedText | null>(null);
  /** The @ that is being typed. */
  const [openAt, setOpenAt] = useState<number | null>(null);
  /** The @ whose list was closed, or that is complete. */
  const [doneAt, setDoneAt] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  if (seen !== typed) {
    setSeen(typed);
    setActive(0);
    if (isTyped) {
      setOpenAt(start === doneAt ? null : start);
      if (start !== doneAt) setDoneAt(null);
    }
  }
  const found = query === null || start !== openAt ? [] : suggestPeople(query.typed, people);
  const chosen = found[Math.min(active, found.length - 1)];

  const close = (): void => {
    setDoneAt(openAt);
    setOpenAt(null);
  };
  const choose = (person: Mentionable): void => {
    if (query === null) return;
    const rest = text.slice(caret);
    const mention = `@${mentionName(person, people)} `;
    close();
    onChoose(`${text.slice(0, query.start)}${mention}${rest.replace(/^ /, '')}`, query.start + mention.length);
  };
  useImperativeHandle(keys, () => (event) => {
    if (chosen === undefined) return false;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setActive((active + (event.key === 'ArrowDown' ? 1 : found.length - 1)) % found.length);
    } else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey) choose(chosen);
    else if (event.key === 'Escape') close();
    else return false;
    event.preventDefault();
    return true;
  });

  const isOpen = found.length > 0;
  const activeId = isOpen ? optionId(id, Math.min(active, found.length - 1)) : null;
  // The field is a combobox only while there is something to choose.
  useLayoutEffect(() => {
    const field = input.current;
    if (field === null || activeId === null) return;
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': 'true',
      'aria-controls': id,
      'aria-activedescendant': activeId,
    };
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(attributes)) field.removeAttribute(name);
    };
  }, [activeId, id, input]);
  useEffect(() => {
    const field = input.current;
    const leave = (): void => {
      setOpenAt(null);
    };
    field?.addEventListener('blur', leave);
    return () => {
      field?.removeEventListener('blur', leave);
    };
  }, [input]);

  return isOpen && <MentionList id={id} people={found} active={Math.min(active, found.length - 1)} onChoose={choose} />;
}
