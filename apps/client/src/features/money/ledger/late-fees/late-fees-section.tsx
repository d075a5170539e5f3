import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { Section } from '#ui/page.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { FeeList } from './fee-list.tsx';
import { useLateFeesQuery } from './late-fees-api.ts';
import { RuleText } from './rule-text.tsx';

const RuleDialog = lazyOnOpen(async () => (await import('./rule-dialog.tsx')).RuleDialog);

/** The rule of a homeowner's house for late fees, and the fees there. */
export function LateFeesSection({ houseId, mayChange }: { houseId: string; mayChange: boolean }) {
  const { t } = useTranslation();
  const { currentData, isError, refetch } = useLateFeesQuery({ id: houseId });
  const [isOpen, setOpen] = useState(false);
  const hasRule = currentData !== undefined && (currentData.rule ?? currentData.announced) !== null;
  const body = () => {
    if (currentData === undefined) {
      return isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton rows={1} avatar={false} />;
    }
    return (
      <Box sx={{ px: { xs: 2, sm: 3 }, pb: 2.5 }}>
        {hasRule ? (
          <RuleText fees={currentData} />
        ) : (
          <Typography>{`${t('lateFees.none')}${mayChange ? ` ${t('lateFees.offer')}` : ''}`}</Typography>
        )}
        <FeeList fees={currentData.fees} currency={currentData.currency} isOwn={false} />
      </Box>
    );
  };
  return (
    <Section
      id="late-fees"
      title={t('lateFees.heading')}
      actions={
        mayChange &&
        currentData !== undefined && (
          <Button
            onClick={() => {
              setOpen(true);
            }}
          >
            {t(hasRule ? 'lateFees.change' : 'lateFees.add')}
          </Button>
        )
      }
    >
      {body()}
      {isOpen && currentData !== undefined && (
        <RuleDialog
          houseId={houseId}
          seen={currentData}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </Section>
  );
}
