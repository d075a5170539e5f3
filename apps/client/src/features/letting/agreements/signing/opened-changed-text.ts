import { openedPart } from '../../../../ui/opened-part.tsx';

/** Comparing is fetched by those whose text changed. */
export const ChangedText = openedPart(async () => (await import('./changed-text.tsx')).ChangedText);
