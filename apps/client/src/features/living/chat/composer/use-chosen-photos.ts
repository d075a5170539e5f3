import { LIMITS } from '@common-roof/contracts';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { showError } from '#lib/alerts.ts';
import { PHOTO_TYPES } from '#ui/photo-files.ts';

const accepted = new Set(PHOTO_TYPES.split(','));
/** Chosen and not sent yet, while this page is open: a look at another conversation loses nothing. */
const chosenOf = new Map<string, readonly File[]>();

const keyOf = (accountId: string, conversationId: string): string => `${accountId}/${conversationId}`;

/** Adds photos to the next message of a conversation that isn't open, as far as they fit. */
export function choosePhotos(accountId: string, conversationId: string, files: readonly File[]): void {
  const key = keyOf(accountId, conversationId);
  const photos = files.filter(({ type }) => accepted.has(type));
  chosenOf.set(key, [...(chosenOf.get(key) ?? []), ...photos].slice(0, LIMITS.attachments));
}

export interface ChosenPhotos {
  readonly files: readonly File[];
  /** How many more fit. */
  readonly room: number;
  readonly add: (files: readonly File[]) => void;
  readonly remove: (file: File) => void;
  readonly clear: () => void;
}

/** The photos chosen for a conversation's next message. Mount it with the conversation as key. */
export function useChosenPhotos(accountId: string, conversationId: string): ChosenPhotos {
  const { t } = useTranslation();
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
      const photos = added.filter(({ type }) => accepted.has(type));
      const all = [...files, ...photos];
      if (photos.length < added.length) showError(t('talk.photosOnly'));
      else if (all.length > LIMITS.attachments) showError(t('talk.photosMost', { count: LIMITS.attachments }));
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
