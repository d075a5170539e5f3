import { PHOTO_TYPES } from '#ui/photo-files.ts';
import { PDF_TYPE } from '#features/living/chat/files/pending-kind.ts';

export const ACCEPTED = `${PHOTO_TYPES},${PDF_TYPE}`;

const accepted = new Set(ACCEPTED.split(','));

/** Whether a chosen file can be sent in the chat. */
export const isAccepted = ({ type }: File): boolean => accepted.has(type);
