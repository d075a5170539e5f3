import { useMemo } from 'react';

import { loadWords } from '#i18n/i18n.ts';
import { lazyInView } from '#ui/lazy-in-view.tsx';
import { useReader } from '#session/use-reader.ts';
import { partyOf } from '#features/living/chat/own-side.ts';
import { findCard } from './has-card.ts';

// As high as the card with its margin, so that nothing moves when it arrives.
const LinkCard = lazyInView(async () => {
  const [part] = await Promise.all([import('./link-card.tsx'), loadWords('previews', 'money')]);
  return part.LinkCard;
}, 80);

/**
 * A card below a message that links to a page of ours. Admins get none: what they read is recorded, and a card would
 * read more than they asked for.
 */
export function LinkPreview({ text }: { text: string }) {
  const side = partyOf(useReader().role);
  const href = useMemo(() => findCard(text), [text]);
  return href === undefined || side === null ? null : <LinkCard href={href} side={side} />;
}
