import type { WaitingItem } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useTranslation } from '../../../i18n/use-translation.ts';
import { Section } from '../../../ui/page.tsx';
import { LoadError } from '../../../ui/states.tsx';
import { useWaitingQuery } from './waiting-api.ts';
import { WaitingRow } from './waiting-row.tsx';

/** So many that a phone still shows what follows. */
const SHOWN = 5;

interface WaitingSectionProps {
  /** Whether it says so where nothing waits; otherwise it is left out then. */
  saysNothing?: boolean;
  /** Kinds that stand on the page by themselves, with more than a line. */
  besides?: readonly WaitingItem['kind'][];
}

/** Everything that waits for the reader, each with its answer. */
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
            {isWhole ? t('waiting.showLess') : t('waiting.showAll', { count: items.length })}
          </Button>
        )
      }
    >
      {items.length === 0 ? (
        <Typography sx={{ px: { xs: 2, sm: 3 }, pb: 3, color: 'text.secondary' }}>{t('waiting.nothing')}</Typography>
      ) : (
        <Box component="ul" aria-labelledby="waiting" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {shown.map((item) => (
            <WaitingRow key={`${item.kind} ${item._id}`} item={item} />
          ))}
        </Box>
      )}
    </Section>
  );
}
