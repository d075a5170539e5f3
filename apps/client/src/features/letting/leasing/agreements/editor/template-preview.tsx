import type { Locale, Placeholder } from '@common-roof/contracts';
import { fillPlaceholders, piecesOf, placeholdersIn } from '@common-roof/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode, useDeferredValue, useMemo } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { Section } from '#ui/page.tsx';
import { LoadError } from '#ui/states.tsx';
import { usePlaceholderValuesQuery } from '#features/letting/leasing/agreements/agreements-api.ts';
import { RoomFields } from '#features/letting/leasing/agreements/room-fields.tsx';
import { AgreementText } from '#features/letting/leasing/agreements/text/agreement-text.tsx';
import { readHtml } from '#features/letting/leasing/agreements/text/read-html.ts';
import { useRoomChoice } from '#features/letting/leasing/agreements/use-room-choice.ts';
import { comma } from '#lib/direction.ts';

/** Renders text; a placeholder without a value is shown by its name and highlighted. */
function useRun(): (text: string) => ReactNode {
  const { t } = useTranslation();
  return (text) =>
    piecesOf(text).map((piece, at) => {
      if (typeof piece === 'string') return <Fragment key={at}>{piece}</Fragment>;
      if (piece.name === null) return <Fragment key={at}>{piece.written}</Fragment>;
      return (
        <Box
          key={at}
          component="mark"
          sx={{ bgcolor: 'transparent', color: 'error.main', fontWeight: 600, textDecoration: 'underline dotted' }}
        >
          {t(`agreements.placeholder.${piece.name}`)}
        </Box>
      );
    });
}

/** A live preview of the text for a real room and its roomie. */
export function TemplatePreview({ agreement, language }: { agreement: string; language: Locale }) {
  const { t } = useTranslation();
  const choice = useRoomChoice();
  const { isNone, room } = choice;
  const id = room?._id;
  const { currentData, isError, refetch } = usePlaceholderValuesQuery(
    { id: id ?? '', language },
    { skip: id === undefined },
  );
  const run = useRun();
  const written = useDeferredValue(agreement);
  const document = useMemo(() => readHtml(written), [written]);
  const filled = useMemo(() => fillPlaceholders(document, currentData?.values ?? {}), [document, currentData]);
  const missing: readonly Placeholder[] = currentData === undefined ? [] : placeholdersIn(filled).known;
  return (
    <Section id="preview" title={t('agreements.preview.heading')}>
      <Stack spacing={2} sx={{ px: { xs: 2, sm: 3 }, pt: 1, pb: 3 }}>
        {isNone ? (
          <Typography sx={{ color: 'text.secondary' }}>{t('agreements.preview.noHouse')}</Typography>
        ) : (
          <RoomFields choice={choice} size="small" />
        )}
        {isError && <LoadError onRetry={() => void refetch()} />}
        {missing.length > 0 && (
          <Alert severity="info">
            {t('agreements.preview.missing', {
              names: missing.map((name) => t(`agreements.placeholder.${name}`)).join(comma()),
            })}
          </Alert>
        )}
        {filled.length === 0 ? (
          <Typography sx={{ color: 'text.secondary' }}>{t('agreements.preview.empty')}</Typography>
        ) : (
          <AgreementText document={filled} language={language} run={run} />
        )}
      </Stack>
    </Section>
  );
}
