import type { Supply } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { showOutcome } from '#api/show-outcome.ts';
import { showRefusal } from '#api/show-refusal.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { tell } from '#lib/alerts.ts';
import { formatMoney } from '#lib/money.ts';
import { useReader } from '#session/use-reader.ts';
import { ButtonRow } from '#ui/button-row.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { ReasonDialog } from '#ui/lazy-reason-dialog.ts';
import { useDeleteSupplyMutation, useVerifySupplyMutation } from './supplies-api.ts';

const PriceDialog = lazyOnOpen(async () => (await import('./price-dialog.tsx')).PriceDialog);

type Asked = 'price' | 'remove';

/** The reader's actions on a purchase: confirm a price, withdraw it or remove it. */
export function SupplyActions({ supply }: { supply: Supply }) {
  const { t, i18n } = useTranslation();
  const reader = useReader();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [verify, { isLoading: isVerifying }] = useVerifySupplyMutation();
  const [remove, { isLoading: isRemoving }] = useDeleteSupplyMutation();
  const { _id: id, name: item, buyer, price, currency, may } = supply;
  const isOwn = buyer._id === reader.id;
  const side = isOwn ? 'own' : 'others';
  const shown = formatMoney(price, currency, i18n.language);
  const close = (): void => {
    setAsked(null);
  };
  const open = (what: Asked) => (): void => {
    setAsked(what);
  };
  const confirm = async (): Promise<void> => {
    const { data, error } = await verify({ params: { id: buyer._id }, body: { supply_id: id, price_added: price } });
    if (data === undefined) showRefusal(error);
    else tell(t(data.state === 'verified' ? 'supplies.confirm.counted' : 'supplies.confirm.waits', { item }));
  };
  const end = (reason: string): Promise<boolean> =>
    showOutcome(
      remove({ params: { id: buyer._id }, body: { supply_id: id, reason } }),
      t(`supplies.remove.${side}Done`, { item }),
    );
  if (!may.verify && !may.remove) return null;
  return (
    <ButtonRow>
      {may.verify && (
        <Button
          variant="outlined"
          startIcon={<CheckIcon />}
          loading={isVerifying}
          aria-label={t('supplies.confirm.yesNamed', { item, price: shown })}
          onClick={() => void confirm()}
        >
          {t('supplies.confirm.yes', { price: shown })}
        </Button>
      )}
      {may.verify && (
        <Button aria-label={t('supplies.confirm.otherNamed', { item })} onClick={open('price')}>
          {t('supplies.confirm.other')}
        </Button>
      )}
      {may.remove && (
        <Button
          color="error"
          loading={isRemoving}
          aria-label={t(`supplies.remove.${side}Named`, { item, name: buyer.first_name })}
          onClick={open('remove')}
        >
          {t(`supplies.remove.${side}`)}
        </Button>
      )}
      {asked === 'price' && <PriceDialog supply={supply} onClose={close} />}
      {isOwn && (
        <ConfirmDialog
          open={asked === 'remove'}
          title={t('supplies.remove.ownAsk', { item })}
          text={t('supplies.remove.ownText')}
          confirm={t('supplies.remove.own')}
          tone="error"
          onConfirm={() => {
            close();
            void end('');
          }}
          onClose={close}
        />
      )}
      {!isOwn && asked === 'remove' && (
        <ReasonDialog
          title={t('supplies.remove.othersAsk', { item })}
          text={t('supplies.remove.othersText', { name: buyer.first_name })}
          confirm={t('supplies.remove.others')}
          label={t('supplies.remove.reason')}
          missing={t('supplies.remove.missing')}
          onConfirm={end}
          onClose={close}
        />
      )}
    </ButtonRow>
  );
}
