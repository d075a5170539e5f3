import type { House } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { AddIcon } from '#ui/icons.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { useRoomChoiceCandidatesQuery } from './room-choices-api.ts';

const OpenChoiceDialog = lazyOnOpen(async () => (await import('./open-choice-dialog.tsx')).OpenChoiceDialog);

/** Opens a room choice in a house, and then its page. */
export function OpenChoice({ house }: { house: House }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useRoomChoiceCandidatesQuery({ id: house._id });
  return (
    <>
      <Button
        variant="contained"
        startIcon={<AddIcon />}
        disabled={data === undefined}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {t('roomChoices.open')}
      </Button>
      {isOpen && data !== undefined && (
        <OpenChoiceDialog
          house={house}
          candidates={data}
          onDone={(id) => void navigate(paths.roomChoice(id))}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}
