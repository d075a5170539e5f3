import type { HintKind, WaitingItem } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { Section } from '#ui/page.tsx';
import { LoadError } from '#ui/states.tsx';
import { useWaitingQuery } from './waiting-api.ts';
import { WaitingRow } from './waiting-row.tsx';

/** Few enough that a phone still shows the content below. */
const SHOWN = 5;
/** Hints nobody waits for, which aren't counted, as in the menu. */
const HINTS: readonly WaitingItem['kind'][] = [
  'house_to_finish',
  'rooms_to_add',
  'rooms_vacant',
  'rooms_releasing',
] satisfies HintKind[];

interface WaitingSectionProps {
  /** Whether to show an empty state; otherwise the section is omitted. */
  saysNothing?: boolean;
  /** Kinds the page shows itself, in more detail. */
  besides?: readonly WaitingItem['kind'][];
}

/** Everything that waits for the reader, with its answers. */
export function WaitingSection({ saysNothing = false, besides = [] }: WaitingSectionProps) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useWaitingQuery();
  const [isWhole, setWhole] = useState(false);
  if (data === undefined) {
    return isError ? <LoadError message={t('waiting.failed')} onRetry={() => void refetch()} /> : null;
  }
  const items = data.items.filter(({ kind }) => !besides.includes(kind));
  if (items.length === 0 && !saysNothing) return null;
  const shown = isWhole ? items : items.slice(0, SHOWN);
  const questions = items.filter(({ kind }) => !HINTS.includes(kind));
  const rows = (of: readonly WaitingItem[], labelledBy: string) => (
    <Box component="ul" aria-labelledby={labelledBy} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {of.map((item) => (
        <WaitingRow key={`${item.kind} ${item._id}`} item={item} />
      ))}
    </Box>
  );
  const next = shown.filter(({ kind }) => HINTS.includes(kind));
  const more = questions.length > SHOWN ? t('waiting.showAll', { count: questions.length }) : t('shell.showMore');
  return (
    <Section
      id="waiting"
      title={t('waiting.heading')}
      actions={
        items.length > SHOWN && (
          <Button
            aria-expanded={isWhole}
            onClick={() => {
              setWhole(!isWhole);
            }}
          >
            {isWhole ? t('waiting.showLess') : more}
          </Button>
        )
      }
    >
      {questions.length === 0 ? (
        <Typography sx={{ px: { xs: 2, sm: 3 }, pb: next.length === 0 ? 3 : 1, color: 'text.secondary' }}>
          {t('waiting.nothing')}
        </Typography>
      ) : (
        rows(
          shown.filter(({ kind }) => !HINTS.includes(kind)),
          'waiting',
        )
      )}
      {next.length > 0 && (
        <>
          <Typography
            id="waiting-next"
            variant="body2"
            component="h3"
            sx={{
              px: { xs: 2, sm: 3 },
              py: 1,
              borderTop: '1px solid',
              borderColor: 'divider',
              fontWeight: 600,
              color: 'text.secondary',
            }}
          >
            {t('waiting.next')}
          </Typography>
          {rows(next, 'waiting-next')}
        </>
      )}
    </Section>
  );
}
