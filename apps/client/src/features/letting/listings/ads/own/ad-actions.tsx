import type { AdStep, OwnAd } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { isApiError } from '#api/api-error.ts';
import { showError, tell } from '#lib/alerts.ts';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { EditIcon } from '#ui/icons.tsx';
import {
  useCloseAdMutation,
  useListRoomAgainMutation,
  useStepAdMutation,
} from '#features/letting/listings/ads/ads-api.ts';
import { AdDialog } from './lazy-ad-dialog.ts';

const STEP_OF = { draft: 'publish', open: 'pause', paused: 'resume' } as const satisfies Record<string, AdStep>;

/** Actions on an ad as a whole. If the server refuses, it says why, and the editor shows the notes. */
export function AdActions({ ad }: { ad: OwnAd }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isEdited, setIsEdited] = useState(false);
  const [isClosing, setIsClosing] = useState(false);
  const [step, { isLoading: isStepping }] = useStepAdMutation();
  const [close] = useCloseAdMutation();
  const [listAgain, { isLoading: isListing }] = useListRoomAgainMutation();

  const attempt = async (work: () => Promise<unknown>, done: string): Promise<void> => {
    try {
      await work();
      tell(done);
    } catch (error) {
      if (!isApiError(error)) throw error;
      showError(error.message);
      if (error.code === 'rule_violated') setIsEdited(true);
    }
  };

  if (ad.state === 'closed') {
    return (
      <Button
        variant="outlined"
        loading={isListing}
        onClick={() => void attempt(() => listAgain({ params: { id: ad.room._id } }).unwrap(), t('ads.step.reopened'))}
      >
        {t('ads.step.reopen')}
      </Button>
    );
  }
  const next = STEP_OF[ad.state];
  const isDraft = ad.state === 'draft';
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<EditIcon />}
        onClick={() => {
          setIsEdited(true);
        }}
      >
        {t('ads.edit.edit')}
      </Button>
      <Button
        variant={next === 'pause' ? 'outlined' : 'contained'}
        loading={isStepping}
        onClick={() =>
          void attempt(
            () => step({ params: { id: ad._id }, body: { step: next, wording_read: ad.wording_read } }).unwrap(),
            t(`ads.step.done.${next}`),
          )
        }
      >
        {t(`ads.step.${next}`)}
      </Button>
      <Button
        color="error"
        onClick={() => {
          setIsClosing(true);
        }}
      >
        {isDraft ? t('ads.step.discard') : t('ads.step.close')}
      </Button>
      {isEdited && (
        <AdDialog
          ad={ad}
          onClose={() => {
            setIsEdited(false);
          }}
        />
      )}
      <ConfirmDialog
        open={isClosing}
        title={isDraft ? t('ads.step.discardAsk') : t('ads.step.closeAsk', { title: ad.title })}
        text={isDraft ? t('ads.step.discardText') : t('ads.step.closeText')}
        confirm={isDraft ? t('ads.step.discard') : t('ads.step.close')}
        onClose={() => {
          setIsClosing(false);
        }}
        onConfirm={() => {
          setIsClosing(false);
          void attempt(
            async () => {
              await close({ params: { id: ad._id } }).unwrap();
              if (isDraft) void navigate(paths.ads, { replace: true });
            },
            isDraft ? t('ads.step.discarded') : t('ads.step.closed'),
          );
        }}
      />
    </>
  );
}
