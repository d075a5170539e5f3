import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useRef, useState } from 'react';

import { isApiError } from '#api/api-error.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { PageFrame } from '#ui/page.tsx';
import { useStartMoveReportMutation } from '#features/letting/move-reports/move-in-api.ts';

interface BeginInspectionProps {
  roomieId: string;
  onBegun: (id: string) => void;
}

/** Starts or resumes the inspection of a room that is being vacated. */
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
    <PageFrame width={860}>
      {problem === undefined ? (
        <Skeleton role="status" aria-label={t('shell.loading')} variant="rounded" height={320} />
      ) : (
        <Alert severity="info">{problem}</Alert>
      )}
    </PageFrame>
  );
}
