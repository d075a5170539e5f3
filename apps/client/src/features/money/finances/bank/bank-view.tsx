import { BANK_LISTS, type BankEntry } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { oneOf, useFilters } from '#lib/use-address.ts';
import { ChoiceFilter } from '#ui/choice-filter.tsx';
import { AddIcon, BillIcon } from '#ui/icons.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { Section } from '#ui/page.tsx';
import { NothingHere, PagedList } from '#ui/paged-list.tsx';
import { EmptyState, ListSkeleton } from '#ui/states.tsx';
import { useBankEntriesInfiniteQuery, useCertainBankEntriesQuery } from './bank-api.ts';
import { BankRow } from './bank-row.tsx';

const StatementDialog = lazyOnOpen(async () => (await import('./statement-dialog.tsx')).StatementDialog);
const CertainDialog = lazyOnOpen(async () => (await import('./certain-dialog.tsx')).CertainDialog);
const EnterDialog = lazyOnOpen(async () => (await import('./enter-dialog.tsx')).EnterDialog);
const FILTERS = { entries: oneOf(BANK_LISTS) };

/** The payments of bank statements: `?entries=entered` and `?entries=ignored`, otherwise those to enter. */
export function BankView({ currencies }: { currencies: readonly string[] }) {
  const { t } = useTranslation();
  const [{ entries: list = 'open' }, filter] = useFilters(FILTERS);
  const query = useBankEntriesInfiniteQuery({ list });
  const { data: certain } = useCertainBankEntriesQuery(undefined);
  const [opened, setOpened] = useState<'statement' | readonly BankEntry[] | BankEntry>();
  const close = (): void => {
    setOpened(undefined);
  };
  const sure = certain?.items ?? [];
  const importButton = (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      onClick={() => {
        setOpened('statement');
      }}
    >
      {t('bank.import')}
    </Button>
  );
  const none = (
    <EmptyState icon={<BillIcon />} heading={t('bank.none.heading')} text={t('bank.none.text')} action={importButton} />
  );
  return (
    <>
      <Section id="bank" title={t('bank.heading')} actions={importButton}>
        <Box sx={{ px: { xs: 2, sm: 3 }, pb: 2, display: 'grid', gap: 2 }}>
          <Typography sx={{ color: 'text.secondary' }}>{t('bank.lead')}</Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
            <ChoiceFilter
              label={t('bank.list')}
              value={list}
              choices={BANK_LISTS}
              nameOf={(one) => t(`bank.${one}`)}
              onChoose={(one) => {
                filter({ entries: one === 'open' ? '' : one });
              }}
            />
            {list === 'open' && sure.length > 0 && (
              <Button
                variant="outlined"
                onClick={() => {
                  setOpened(sure);
                }}
              >
                {t('bank.enterCertain', { count: sure.length })}
              </Button>
            )}
          </Box>
        </Box>
        <PagedList
          query={query}
          skeleton={<ListSkeleton avatar={false} rows={4} />}
          empty={list === 'open' ? none : <NothingHere text={t(`bank.none.${list}`)} />}
        >
          {(items) => (
            <Box component="ul" aria-labelledby="bank" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {items.map((entry) => (
                <BankRow
                  key={entry._id}
                  entry={entry}
                  onChoose={() => {
                    setOpened(entry);
                  }}
                />
              ))}
            </Box>
          )}
        </PagedList>
      </Section>
      {opened === 'statement' && <StatementDialog currencies={currencies} onClose={close} />}
      {Array.isArray(opened) && <CertainDialog entries={opened as readonly BankEntry[]} onClose={close} />}
      {typeof opened === 'object' && '_id' in opened && <EnterDialog key={opened._id} entry={opened} onClose={close} />}
    </>
  );
}
