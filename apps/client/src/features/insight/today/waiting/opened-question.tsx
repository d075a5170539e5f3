import type { WaitingItem } from '@common-roof/contracts';
import { useEffect, useEffectEvent, useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { tell } from '#lib/alerts.ts';
import { useAddress } from '#lib/use-address.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';

const AnswerDialog = lazyOnOpen(async () => (await import('./answer-dialog.tsx')).AnswerDialog);

interface OpenedQuestionProps {
  /** Every open question, up to date. */
  items: readonly WaitingItem[];
  isFetching: boolean;
}

/**
 * The question that a notification on the device was about, as `?answer=kind` or `?answer=kind:id` says. The
 * address only opens it: an answer takes a tap here, where the question is up to date.
 */
export function OpenedQuestion({ items, isFetching }: OpenedQuestionProps) {
  const { t } = useTranslation();
  const [query, set] = useAddress<'answer'>();
  const asked = query.get('answer');
  const [opened, setOpened] = useState<string | null>(null);
  const [shown, setShown] = useState<WaitingItem>();
  const [kind, id] = asked?.split(':') ?? [];
  const found = items.find((each) => each.kind === kind && (id === undefined || each._id === id));
  // What was found stays shown while it fades out and while its answer is on the way.
  if (asked !== opened && (asked === null || found !== undefined)) {
    setOpened(asked);
    if (found !== undefined) setShown(found);
  }
  const isShown = asked !== null && asked === opened;
  const isGone = asked !== null && found === undefined && !isShown && !isFetching;
  const end = (): void => {
    set({ answer: undefined });
  };
  const sayGone = useEffectEvent(() => {
    tell(t('waiting.gone'));
    end();
  });
  useEffect(() => {
    if (isGone) sayGone();
  }, [isGone]);
  return shown === undefined ? null : <AnswerDialog item={shown} open={isShown} onClose={end} />;
}
