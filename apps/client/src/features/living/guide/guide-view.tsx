import Box from '@mui/material/Box';

import { useTranslation } from '#i18n/use-translation.ts';
import { oneOf, useFilters } from '#lib/use-address.ts';
import { TabRow } from '#ui/tab-row.tsx';
import { DocumentList } from './document-list.tsx';
import { GuideList } from './guide-list.tsx';
import type { GuideUploads } from './guide-uploads.ts';

const TABS = ['guide', 'documents'] as const;
const FILTERS = { show: oneOf(TABS) };

/** The guide of a house, or its documents: `?show=`. */
export function GuideView({ houseId, uploads }: { houseId: string; uploads: GuideUploads }) {
  const { t } = useTranslation();
  const [{ show = 'guide' }, filter] = useFilters(FILTERS);
  return (
    <>
      <TabRow
        id="guide"
        label={t('guide.tabs')}
        tabs={TABS.map((value) => ({ value, label: t(`guide.tab.${value}`) }))}
        chosen={show}
        onChoose={(value) => {
          filter({ show: value === 'guide' ? undefined : value });
        }}
      />
      <Box id="guide-panel" role="tabpanel" aria-labelledby={`guide-${show}`} sx={{ mt: 2 }}>
        {show === 'guide' ? (
          <GuideList houseId={houseId} uploads={uploads} />
        ) : (
          <DocumentList houseId={houseId} uploads={uploads} />
        )}
      </Box>
    </>
  );
}
