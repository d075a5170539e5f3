import { type Conversation, LIMITS, type Message, type NewPoll, type Side } from '@common-roof/contracts';
import { type RefObject, useRef, useState } from 'react';

import { showRefusal } from '#api/show-refusal.ts';
import { useDeleteMessageMutation, useEditMessageMutation } from '#features/living/chat/chat-api.ts';
import { canEdit, type ComposerMode, NEW_MESSAGE } from '#features/living/chat/composer/composer-mode.ts';
import { type ChosenFiles, useChosenFiles } from '#features/living/chat/composer/use-chosen-files.ts';
import { useDraft } from '#features/living/chat/composer/use-draft.ts';
import { mentionedIn } from '#features/living/chat/mentions/find-mentions.ts';
import { mentionablePeople } from '#features/living/chat/mentions/mentionable-people.ts';
import { useOutbox } from '#features/living/chat/outbox/outbox-provider.tsx';

interface Writing {
  input: RefObject<HTMLTextAreaElement | null>;
  mode: ComposerMode;
  text: string;
  setText: (text: string) => void;
  photos: ChosenFiles;
  reply: (to: Message) => void;
  edit: (message: Message) => void;
  editLast: (messages: readonly Message[]) => void;
  cancel: () => void;
  submit: (text: string) => void;
  /** Sends a recording; what is being written stays. */
  say: (content: Blob, durationMs: number) => void;
  ask: (question: string, poll: NewPoll) => void;
  remove: (message: Message) => void;
}

/**
 * Writing, replying, editing and deleting in one conversation. The draft is set aside while an older message is edited.
 */
export function useWriting({ _id: conversationId, members }: Conversation, me: string, side: Side): Writing {
  const outbox = useOutbox();
  const input = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useDraft(me, conversationId);
  const photos = useChosenFiles(me, conversationId);
  const [mode, setMode] = useState<ComposerMode>(NEW_MESSAGE);
  const [edited, setEdited] = useState('');
  const [sendEdit] = useEditMessageMutation();
  const [sendDelete] = useDeleteMessageMutation();

  const enter = (next: ComposerMode): void => {
    setMode(next);
    if (next.kind === 'edit') setEdited(next.message.text);
    // After the menu has returned its focus.
    window.setTimeout(() => input.current?.focus());
  };

  const mentionsIn = (text: string): string[] =>
    mentionedIn(text, mentionablePeople(members, me)).slice(0, LIMITS.mentions);

  const saveEdit = async (message: Message, text: string): Promise<void> => {
    if (text === message.text) {
      setMode(NEW_MESSAGE);
      return;
    }
    try {
      await sendEdit({
        params: { id: conversationId, message_id: message._id },
        body: { text, mentions: mentionsIn(text) },
        reader: side,
      }).unwrap();
      setMode(NEW_MESSAGE);
    } catch (error) {
      // The input stays in the field; other failures were already shown as alerts.
      showRefusal(error);
    }
  };

  const remove = async (message: Message): Promise<void> => {
    try {
      await sendDelete({ params: { id: conversationId, message_id: message._id }, reader: side }).unwrap();
    } catch (error) {
      showRefusal(error);
    }
  };

  return {
    input,
    mode,
    text: mode.kind === 'edit' ? edited : draft,
    setText: mode.kind === 'edit' ? setEdited : setDraft,
    photos,
    reply: (to) => {
      enter({ kind: 'reply', to });
    },
    edit: (message) => {
      enter({ kind: 'edit', message });
    },
    editLast: (messages) => {
      const last = messages.findLast((message) => canEdit(message, me, Date.now()));
      if (last !== undefined) enter({ kind: 'edit', message: last });
    },
    cancel: () => {
      enter(NEW_MESSAGE);
    },
    submit: (text) => {
      if (mode.kind === 'edit') {
        void saveEdit(mode.message, text);
        return;
      }
      outbox.send({
        conversation_id: conversationId,
        sender: side,
        // Spaces beside a photo or a file say nothing.
        text: text.trim() === '' ? '' : text,
        mentions: mentionsIn(text),
        files: photos.files,
        reply_to: mode.kind === 'reply' ? mode.to._id : null,
      });
      setDraft('');
      photos.clear();
      setMode(NEW_MESSAGE);
    },
    say: (content, durationMs) => {
      outbox.send({
        conversation_id: conversationId,
        sender: side,
        text: '',
        files: [content],
        duration_ms: durationMs,
        reply_to: mode.kind === 'reply' ? mode.to._id : null,
      });
      setMode(NEW_MESSAGE);
    },
    ask: (text, poll) => {
      outbox.send({
        conversation_id: conversationId,
        sender: side,
        text,
        poll,
        reply_to: null,
        mentions: mentionsIn(text),
      });
    },
    remove: (message) => void remove(message),
  };
}
