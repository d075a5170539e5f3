import type { GuideEntry } from '@common-roof/contracts';

import { showRefusal } from '#api/show-refusal.ts';
import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { MoreMenu } from '#ui/more-menu.tsx';
import { removeWithUndo } from '#ui/show-undo.tsx';
import { useMoveGuideEntryMutation, useRemoveGuideEntryMutation } from './guide-api.ts';

interface EntryActionsProps {
  entry: GuideEntry;
  /** Its place among those of its kind, from 0, and how many these are. */
  position: number;
  count: number;
  onEdit: () => void;
}

/** What a homeowner can do with an entry of the guide. */
export function EntryActions({ entry: { _id: id, title }, position, count, onEdit }: EntryActionsProps) {
  const { t } = useTranslation();
  const [move] = useMoveGuideEntryMutation();
  const [remove] = useRemoveGuideEntryMutation();
  const moveTo = (to: number) => (): void =>
    void showOutcome(move({ params: { id }, body: { position: to } }), t('guide.entry.moved'));
  const send = async (): Promise<boolean> => {
    const { error } = await remove({ params: { id } });
    if (error !== undefined) showRefusal(error);
    return error === undefined;
  };
  return (
    <MoreMenu
      label={t('guide.more', { title })}
      choices={[
        { label: t('guide.entry.editOpen'), act: onEdit },
        ...(position > 0 ? [{ label: t('guide.entry.up'), act: moveTo(position - 1) }] : []),
        ...(position < count - 1 ? [{ label: t('guide.entry.down'), act: moveTo(position + 1) }] : []),
        {
          label: t('guide.entry.remove'),
          isGrave: true,
          act: () =>
            void removeWithUndo({ id, message: t('guide.entry.removed', { title }), undo: t('photos.undo') }, send),
        },
      ]}
    />
  );
}
