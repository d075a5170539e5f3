import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

import { useTranslation } from '#i18n/use-translation.ts';
import { AddIcon, BookIcon } from '#ui/icons.tsx';
import { EmptyState } from '#ui/states.tsx';
import type { EntryStart } from './entry-dialog.tsx';

const STARTS = ['wifi', 'bins', 'heating', 'emergency'] as const;

/** The empty guide of a homeowner: the usual entries, each begun with one tap. */
export function GuideStarts({ onStart }: { onStart: (start: EntryStart) => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<BookIcon />}
      heading={t('guide.start.heading')}
      text={t('guide.start.text')}
      action={
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
          {STARTS.map((kind) => (
            <Button
              key={kind}
              variant="outlined"
              startIcon={<AddIcon />}
              onClick={() => {
                onStart({ kind, title: t(`guide.preset.${kind}`) });
              }}
            >
              {t(`guide.start.${kind}`)}
            </Button>
          ))}
        </Stack>
      }
    />
  );
}
