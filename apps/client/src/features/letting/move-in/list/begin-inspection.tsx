import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useRef, useState } from 'react';

import { isApiError } from '../../../../api/api-error.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useStartMoveReportMutation } from '../move-in-api.ts';

interface BeginInspectionProps {
  roomieId: string;
  onBegun: (id: string) => void;
}

/** Begins the inspection of a room that somebody leaves, or comes back to it. */
export function BeginInspection({ roomieId, onBegun }: BeginInspectionProps) {
  const { t } = useTranslation();
  const [start] = useStartMoveReportMutation();
  const [problem, setProblem] = useState<string>();
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void start({ body: { kind: 'move_out', roomie_id: roomieId } })
      .unwrap()
      .then(
        ({ _id: id }) => {
          onBegun(id);
        },
        (cause: unknown) => {
          setProblem(isApiError(cause) ? cause.message : t('shell.loadFailed'));
        },
      );
  }, [start, roomieId, onBegun, t]);
  return (
    <Box sx={{ maxWidth: 860, mx: 'auto', p: { xs: 2, md: 5 } }}>
      {problem === undefined ? (
        <Skeleton role="status" aria-label={t('shell.loading')} variant="rounded" height={320} />
      ) : (
        <Alert severity="info">{problem}</Alert>
      )}
    </Box>
  );
}
