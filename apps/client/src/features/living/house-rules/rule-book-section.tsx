import type { RuleBook } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';

import { request } from '#api/request.ts';
import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { compareLines } from '#ui/compare-lines.ts';
import { dateOf } from '#lib/dates.ts';
import { Difference } from '#ui/difference.tsx';
import { DownloadButton } from '#ui/download-button.tsx';
import { Section } from '#ui/page.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { linesOfRules } from './applied.ts';
import { useAcknowledgeRulesMutation, useRuleBookQuery } from './rules-api.ts';
import { useReader } from '#session/use-reader.ts';

/** The rules, or their changes since the previous version. */
function RulesText({ book, showsChanges }: { book: RuleBook; showsChanges: boolean }) {
  const { t } = useTranslation();
  const { text, previous } = book;
  const lines = useMemo(() => compareLines(linesOfRules(previous ?? ''), linesOfRules(text)), [previous, text]);
  if (!showsChanges) {
    return (
      <Stack spacing={1} sx={{ overflowWrap: 'anywhere' }}>
        {linesOfRules(text).map((line, at) => (
          <Typography key={at}>{line}</Typography>
        ))}
      </Stack>
    );
  }
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('rules.book.changed')}
      </Typography>
      <Difference lines={lines} />
    </>
  );
}

/** Asks a roomie to acknowledge the rules, or shows when they did. */
function Acknowledging({ book }: { book: RuleBook }) {
  const { t, i18n } = useTranslation();
  const [acknowledge, { isLoading }] = useAcknowledgeRulesMutation();
  const { house_id: id, version, acknowledged_at: at } = book;
  if (at !== null) {
    return (
      <Typography variant="body2" sx={{ color: 'success.main', fontWeight: 600 }}>
        {t('rules.book.since', { day: dateOf(at, i18n.language) })}
      </Typography>
    );
  }
  return (
    <Alert severity="warning">
      {t('rules.book.due')}
      <Box sx={{ mt: 1 }}>
        <Button
          variant="contained"
          loading={isLoading}
          onClick={() => {
            const asked = acknowledge({ params: { id }, body: { version } });
            void showOutcome(asked, t('rules.book.done', { version }));
          }}
        >
          {t('rules.book.acknowledge')}
        </Button>
      </Box>
    </Alert>
  );
}

function Book({ book }: { book: RuleBook }) {
  const { t, i18n } = useTranslation();
  const { role } = useReader();
  const { version, began_at: beganAt, previous, acknowledged_at: at, acknowledgements } = book;
  const isDue = role === 'roomie' && at === null;
  const [chosen, setChosen] = useState<boolean | null>(null);
  const showsChanges = previous !== null && (chosen ?? isDue);
  const none = <Typography sx={{ color: 'text.secondary' }}>{t('rules.book.none')}</Typography>;
  if (beganAt === null) return none;
  if (book.text.trim() === '') {
    return (
      <Stack spacing={2}>
        {none}
        {role === 'roomie' && <Acknowledging book={book} />}
      </Stack>
    );
  }
  return (
    <Stack spacing={2}>
      <RulesText book={book} showsChanges={showsChanges} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('rules.book.version', { version, day: dateOf(beganAt, i18n.language) })}
        {role === 'roomie' && (
          <Box component="span" sx={{ display: 'block' }}>
            {t('rules.book.given', { count: acknowledgements.given, of: acknowledgements.of })}
          </Box>
        )}
      </Typography>
      {role === 'roomie' && <Acknowledging book={book} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {previous !== null && (
          <Button
            variant="outlined"
            onClick={() => {
              setChosen(!showsChanges);
            }}
          >
            {t(showsChanges ? 'rules.book.hideChanges' : 'rules.book.showChanges')}
          </Button>
        )}
        <DownloadButton
          path={request('GET /api/houses/{id}/rules.pdf', { params: { id: book.house_id } }).path}
          file={`${t('rules.book.file')}.pdf`}
          label={t('rules.book.download')}
          failed={t('rules.book.failed')}
        />
      </Box>
    </Stack>
  );
}

/** The current rules: version, changes, and whether the reader has acknowledged them. */
export function RuleBookSection({ houseId }: { houseId: string }) {
  const { t } = useTranslation();
  const { currentData: book, isError, refetch } = useRuleBookQuery({ houseId });
  return (
    <Section id="rules-in-force" title={t('rules.book.heading')}>
      <Box sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}>
        {book !== undefined ? (
          <Book key={book.version} book={book} />
        ) : isError ? (
          <LoadError onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton rows={3} avatar={false} />
        )}
      </Box>
    </Section>
  );
}
