import type { GuideEntry } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { useOpening } from '#lib/use-opening.ts';
import { useReader } from '#session/use-reader.ts';
import { AddIcon, BookIcon } from '#ui/icons.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { EmptyState, ListSkeleton, LoadError } from '#ui/states.tsx';
import { EntryActions } from './entry-actions.tsx';
import { EntryCard } from './entry-card.tsx';
import type { EntryStart } from './entry-dialog.tsx';
import { useGuideQuery, useWifiPasswordsQuery } from './guide-api.ts';
import { GuideStarts } from './guide-starts.tsx';
import type { GuideUploads } from './guide-uploads.ts';

const EntryDialog = lazyOnOpen(async () => (await import('./entry-dialog.tsx')).EntryDialog);
const NEW: EntryStart = { kind: 'other', title: '' };

/** How things work in a house, emergencies first. Its homeowner writes it. */
export function GuideList({ houseId, uploads }: { houseId: string; uploads: GuideUploads }) {
  const { t } = useTranslation();
  const { role } = useReader();
  const { currentData, isError, refetch } = useGuideQuery({ houseId });
  const items = currentData?.items ?? [];
  const hasWifi = items.some(({ wifi }) => wifi !== null && wifi.security !== 'open');
  const { currentData: keys, isError: isWithoutKeys } = useWifiPasswordsQuery({ houseId }, { skip: !hasWifi });
  const [edited, setEdited] = useState<GuideEntry | EntryStart | null>(null);
  const [isAsked, settle] = useOpening('guide');
  if (currentData === undefined) return isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton />;
  const { can_write: canWrite } = currentData;
  const passwordOf = (id: string): string | null | undefined => {
    if (keys === undefined) return undefined;
    return keys.items.find(({ entry_id: entry }) => entry === id)?.password ?? null;
  };
  const shown = edited ?? (isAsked && canWrite ? NEW : null);
  const cards = (entries: readonly GuideEntry[]) =>
    entries.map((entry) => {
      const alike = entries.filter(({ kind }) => kind === entry.kind);
      return (
        <EntryCard
          key={entry._id}
          entry={entry}
          password={passwordOf(entry._id)}
          isUnavailable={isWithoutKeys}
          uploads={uploads}
          isOwner={canWrite}
          actions={
            canWrite && (
              <EntryActions
                entry={entry}
                position={alike.indexOf(entry)}
                count={alike.length}
                onEdit={() => {
                  setEdited(entry);
                }}
              />
            )
          }
        />
      );
    });
  const emergencies = items.filter(({ kind }) => kind === 'emergency');
  const others = items.filter(({ kind }) => kind !== 'emergency');
  return (
    <Stack spacing={3}>
      {canWrite && items.length > 0 && (
        <Box>
          <Button
            variant="contained"
            startIcon={<AddIcon />}
            onClick={() => {
              setEdited(NEW);
            }}
          >
            {t('guide.add')}
          </Button>
        </Box>
      )}
      {items.length === 0 &&
        (canWrite ? (
          <GuideStarts onStart={setEdited} />
        ) : (
          <EmptyState
            icon={<BookIcon />}
            text={t(role === 'neatkeeper' ? 'guide.none.neatkeeper' : 'guide.none.roomie')}
          />
        ))}
      {emergencies.length > 0 && (
        <Section heading={t('guide.emergencies')} isUrgent>
          {cards(emergencies)}
        </Section>
      )}
      {others.length > 0 && <Section heading={t('guide.entries')}>{cards(others)}</Section>}
      {shown !== null && (
        <EntryDialog
          houseId={houseId}
          entry={shown}
          password={shown._id === undefined ? undefined : (passwordOf(shown._id) ?? undefined)}
          uploads={uploads}
          onClose={() => {
            setEdited(null);
            settle();
          }}
        />
      )}
    </Stack>
  );
}

interface SectionProps {
  heading: string;
  isUrgent?: boolean;
  children: ReactNode;
}

function Section({ heading, isUrgent = false, children }: SectionProps) {
  return (
    <Box component="section" aria-label={heading}>
      <Typography variant="h3" component="h2" sx={{ mb: 1.5, ...(isUrgent ? { color: 'error.main' } : {}) }}>
        {heading}
      </Typography>
      <Stack spacing={2}>{children}</Stack>
    </Box>
  );
}
