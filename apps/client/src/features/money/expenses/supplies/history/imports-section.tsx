import type { House, SuppliesImport } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { dateOf, day } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { ReasonDialog } from '#ui/lazy-reason-dialog.ts';
import { PagedList } from '#ui/paged-list.tsx';
import { Section } from '#ui/page.tsx';
import { useSuppliesImportsInfiniteQuery, useTakeBackSuppliesImportMutation } from './history-api.ts';

const ImportDialog = lazyOnOpen(async () => (await import('./import-dialog.tsx')).ImportDialog);

function ImportRow({ taken }: { taken: SuppliesImport }) {
  const { t, i18n } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const [takeBack] = useTakeBackSuppliesImportMutation();
  const { _id: id, purchases, payments, total, currency, from, to, at, by, ended, form } = taken;
  const count = purchases + payments;
  const done = t('suppliesHistory.imports.takenBack');
  return (
    <Box
      component="li"
      sx={{ px: { xs: 2, sm: 3 }, py: 1.5, display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, ...(ended === null ? {} : { textDecoration: 'line-through' }) }}>
          {t('suppliesHistory.imports.what', { count: purchases, total: formatMoney(total, currency, i18n.language) })}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('suppliesHistory.imports.span', { from: day(from, i18n.language), to: day(to, i18n.language) })} ·{' '}
          {t(`suppliesHistory.imports.by.${form}`, { name: by.first_name, day: dateOf(at, i18n.language) })}
        </Typography>
        {ended !== null && (
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {t('suppliesHistory.imports.ended', { day: dateOf(ended.at, i18n.language), reason: ended.reason })}
          </Typography>
        )}
      </Box>
      {ended === null && (
        <Button
          color="error"
          aria-label={t('suppliesHistory.imports.takeBackNamed', { day: dateOf(at, i18n.language), count })}
          onClick={() => {
            setAsked(true);
          }}
        >
          {t('suppliesHistory.imports.takeBack')}
        </Button>
      )}
      {isAsked && (
        <ReasonDialog
          title={t('suppliesHistory.imports.ask', { count })}
          text={t('suppliesHistory.imports.askText')}
          confirm={t('suppliesHistory.imports.takeBack')}
          label={t('supplies.remove.reason')}
          missing={t('supplies.remove.missing')}
          onConfirm={(reason) => showOutcome(takeBack({ params: { id }, body: { reason } }), done)}
          onClose={() => {
            setAsked(false);
          }}
        />
      )}
    </Box>
  );
}

/** Earlier imports, and the button for a new one. */
export function ImportsSection({ house }: { house: House }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const query = useSuppliesImportsInfiniteQuery(house._id);
  return (
    <Section
      id="supplies-imports"
      title={t('suppliesHistory.imports.heading')}
      actions={
        <Button
          variant="outlined"
          onClick={() => {
            setOpen(true);
          }}
        >
          {t('suppliesHistory.imports.open')}
        </Button>
      }
    >
      <PagedList
        query={query}
        empty={
          <Typography sx={{ px: { xs: 2, sm: 3 }, pb: 2.5, color: 'text.secondary' }}>
            {t('suppliesHistory.imports.none')}
          </Typography>
        }
      >
        {(imports) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, pb: 1.5 }}>
            {imports.map((taken) => (
              <ImportRow key={taken._id} taken={taken} />
            ))}
          </Box>
        )}
      </PagedList>
      {isOpen && (
        <ImportDialog
          house={house}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </Section>
  );
}
