import { LIMITS } from '@common-roof/contracts';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { showError } from '#lib/alerts.ts';
import { fileSize } from '#lib/numbers.ts';
import { isPdf } from '#features/living/chat/files/pending-kind.ts';
import { isAccepted } from './accepted-files.ts';

/** Chosen and not sent yet, while this page is open: a look at another conversation loses nothing. */
const chosenOf = new Map<string, readonly File[]>();

const keyOf = (accountId: string, conversationId: string): string => `${accountId}/${conversationId}`;

/** Photos are made smaller before they are sent; a PDF is sent as it is. */
const isTooLarge = (file: File): boolean => isPdf(file) && file.size > LIMITS.fileBytes;

/** Adds files to the next message of a conversation that isn't open, as far as they fit. */
export function chooseFiles(accountId: string, conversationId: string, files: readonly File[]): void {
  const key = keyOf(accountId, conversationId);
  const added = files.filter((file) => isAccepted(file) && !isTooLarge(file));
  chosenOf.set(key, [...(chosenOf.get(key) ?? []), ...added].slice(0, LIMITS.attachments));
}

export interface ChosenFiles {
  readonly files: readonly File[];
  /** How many more fit. */
  readonly room: number;
  readonly add: (files: readonly File[]) => void;
  readonly remove: (file: File) => void;
  readonly clear: () => void;
}

/** The photos and PDFs chosen for a conversation's next message. Mount it with the conversation as key. */
export function useChosenFiles(accountId: string, conversationId: string): ChosenFiles {
  const { t, i18n } = useTranslation();
  const key = keyOf(accountId, conversationId);
  const [files, setFiles] = useState<readonly File[]>(() => chosenOf.get(key) ?? []);
  const store = (next: readonly File[]): void => {
    chosenOf.set(key, next);
    setFiles(next);
  };
  return {
    files,
    room: LIMITS.attachments - files.length,
    add: (added) => {
      const known = added.filter(isAccepted);
      const fitting = known.filter((file) => !isTooLarge(file));
      const all = [...files, ...fitting];
      if (known.length < added.length) showError(t('talk.attachKinds'));
      else if (fitting.length < known.length) {
        showError(t('talk.attachSize', { size: fileSize(LIMITS.fileBytes, i18n.language) }));
      } else if (all.length > LIMITS.attachments) showError(t('talk.attachMost', { count: LIMITS.attachments }));
      store(all.slice(0, LIMITS.attachments));
    },
    remove: (file) => {
      store(files.filter((one) => one !== file));
    },
    clear: () => {
      store([]);
    },
  };
}
