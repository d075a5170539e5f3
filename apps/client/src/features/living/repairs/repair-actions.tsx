import type { RepairDetail } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { showRefusal } from '#api/show-refusal.ts';
import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { ReasonDialog } from '#ui/lazy-reason-dialog.ts';
import { MoreMenu, type MenuChoice } from '#ui/more-menu.tsx';
import { useCopy } from '#ui/use-copy.ts';
import { FinishDialog } from './finish-dialog.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import type { RepairPhotos } from './repair-photos.ts';
import {
  useAnswerRepairVisitMutation,
  useDecideRepairMutation,
  useLazyRepairLinkQuery,
  useReopenRepairMutation,
  useWithdrawRepairMutation,
} from './repairs-api.ts';

type Opened = 'plan' | 'finish' | 'decline' | 'refuse' | 'reopen' | 'withdraw';

/** What the reader can do with a repair: the next step as a button, and the rest in a menu. */
export function RepairActions({ repair, photos }: { repair: RepairDetail; photos: RepairPhotos }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [decide] = useDecideRepairMutation();
  const [answer, { isLoading: isAnswering }] = useAnswerRepairVisitMutation();
  const [reopen] = useReopenRepairMutation();
  const [getLink] = useLazyRepairLinkQuery();
  const copy = useCopy('link');
  const [withdraw] = useWithdrawRepairMutation();
  const { _id: id, can, title, trade, version } = repair;
  const params = { id };
  const close = (): void => {
    setOpened(null);
  };
  const opener = (what: Opened) => () => {
    setOpened(what);
  };
  const copyLink = async (): Promise<void> => {
    const { data, error } = await getLink({ id });
    if (data === undefined) showRefusal(error);
    else await copy(data.url);
  };
  const menu: MenuChoice[] = [
    ...(trade?.has_link === true
      ? [{ label: t('repairs.copyLink', { name: trade.name }), act: () => void copyLink() }]
      : []),
    ...(can.decide ? [{ label: t('repairs.decline.open'), act: opener('decline'), isGrave: true }] : []),
    ...(can.plan && can.finish ? [{ label: t('repairs.plan.open'), act: opener('plan') }] : []),
    ...(can.withdraw ? [{ label: t('repairs.withdraw.open'), act: opener('withdraw'), isGrave: true }] : []),
  ];
  return (
    <>
      <MoreMenu label={t('repairs.more', { title })} choices={menu} />
      {can.reopen && <Button onClick={opener('reopen')}>{t('repairs.reopen.open')}</Button>}
      {can.answer && (
        <>
          <Button onClick={opener('refuse')}>{t('repairs.refuse.open')}</Button>
          <Button
            variant="contained"
            loading={isAnswering}
            onClick={() =>
              void showOutcome(answer({ params, body: { suits: true, version } }), t('repairs.suits.done'))
            }
          >
            {t('repairs.suits.open')}
          </Button>
        </>
      )}
      {can.decide && (
        <Button variant="contained" onClick={opener('plan')}>
          {t('repairs.accept')}
        </Button>
      )}
      {can.finish && (
        <Button variant="contained" onClick={opener('finish')}>
          {t('repairs.finish.open')}
        </Button>
      )}
      {opened === 'plan' && <PlanDialog repair={repair} onClose={close} />}
      {opened === 'finish' && <FinishDialog repair={repair} photos={photos} onClose={close} />}
      {opened === 'decline' && (
        <ReasonDialog
          title={t('repairs.decline.heading', { title })}
          text={t('repairs.decline.text')}
          confirm={t('repairs.decline.send')}
          label={t('repairs.decline.reason')}
          missing={t('repairs.decline.noReason')}
          onConfirm={(reason) =>
            showOutcome(decide({ params, body: { decision: 'decline', version, reason } }), t('repairs.decline.done'))
          }
          onClose={close}
        />
      )}
      {opened === 'refuse' && (
        <ReasonDialog
          title={t('repairs.refuse.heading')}
          text={t('repairs.refuse.text')}
          confirm={t('repairs.refuse.send')}
          label={t('repairs.refuse.note')}
          missing={t('repairs.refuse.noNote')}
          tone="primary"
          onConfirm={(note) =>
            showOutcome(answer({ params, body: { suits: false, version, note } }), t('repairs.refuse.done'))
          }
          onClose={close}
        />
      )}
      {opened === 'reopen' && (
        <ReasonDialog
          title={t('repairs.reopen.heading', { title })}
          text={t('repairs.reopen.text')}
          confirm={t('repairs.reopen.open')}
          label={t('repairs.reopen.reason')}
          missing={t('repairs.reopen.noReason')}
          tone="primary"
          onConfirm={(reason) => showOutcome(reopen({ params, body: { version, reason } }), t('repairs.reopen.done'))}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={opened === 'withdraw'}
        title={t('repairs.withdraw.ask', { title })}
        text={t('repairs.withdraw.text')}
        confirm={t('repairs.withdraw.open')}
        onConfirm={() => {
          close();
          void showOutcome(withdraw({ params }), t('repairs.withdraw.done'));
        }}
        onClose={close}
      />
    </>
  );
}
