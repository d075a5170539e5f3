import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { Section } from '#ui/page.tsx';
import { NothingHere } from '#ui/paged-list.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { useBalanceQuery } from './balance-api.ts';
import { InHouse } from './in-house.tsx';
import { useSide } from './use-side.ts';

const EntriesDialog = lazyOnOpen(async () => (await import('./entries-dialog.tsx')).EntriesDialog);

interface BalancePanelProps {
  roomieId: string;
  /** First name, for readers other than the person. */
  name: string;
  /** Shows the late fees of a house. */
  lateFees?: (houseId: string) => ReactNode;
}

/** A person's balance, house by house, with its details. */
export function BalancePanel({ roomieId, name, lateFees }: BalancePanelProps) {
  const { t } = useTranslation();
  const side = useSide(roomieId);
  const [isAsked, setAsked] = useState(false);
  const { currentData, isError, refetch } = useBalanceQuery({ id: roomieId });
  const houses = currentData?.houses ?? [];
  const body = () => {
    if (currentData === undefined) {
      return isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton rows={1} avatar={false} />;
    }
    if (houses.length === 0) return <NothingHere text={t('money.nothing')} />;
    return houses.map((balance) => (
      <InHouse
        key={balance.house._id}
        roomieId={roomieId}
        balance={balance}
        side={side}
        name={name}
        isOnlyOne={houses.length === 1}
      />
    ));
  };
  return (
    <Section
      id="balance"
      title={t(`money.heading.${side}`, { name })}
      actions={
        houses.length > 0 && (
          <Button
            onClick={() => {
              setAsked(true);
            }}
          >
            {t('money.entries.open')}
          </Button>
        )
      }
    >
      {body()}
      {lateFees !== undefined && currentData?.late_fees.map(lateFees)}
      {isAsked && (
        <EntriesDialog
          roomieId={roomieId}
          name={name}
          onClose={() => {
            setAsked(false);
          }}
        />
      )}
    </Section>
  );
}
