import type { HouseDetail } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { dateOf } from '#lib/dates.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { Section } from '#ui/page.tsx';
import { userText } from '#ui/user-text.ts';

const RulesHistory = lazyOnOpen(async () => (await import('./rules-history.tsx')).RulesHistory);

interface RulesSectionProps {
  house: Pick<HouseDetail, '_id' | 'rules'>;
  /** Path of the page where changes are proposed and decided. */
  proposals: string;
  /** Set if the reader may change them. */
  onEdit?: () => void;
}

/** The current rules with their date, and earlier versions. */
export function RulesSection({ house, proposals, onEdit }: RulesSectionProps) {
  const { t, i18n } = useTranslation();
  const [showsHistory, setShowsHistory] = useState(false);
  const { version, text, began_at: beganAt } = house.rules;
  const isWritten = text.trim() !== '';
  return (
    <Section
      id="house-rules"
      title={t('houses.rules.heading')}
      actions={
        onEdit === undefined ? undefined : (
          <Button onClick={onEdit}>{isWritten ? t('houses.rules.edit') : t('houses.rules.write')}</Button>
        )
      }
    >
      <Box sx={{ px: { xs: 2, sm: 3 }, pb: 2 }}>
        <Typography sx={{ ...userText, ...(isWritten ? {} : { color: 'text.secondary' }) }}>
          {isWritten ? text : t('houses.rules.none')}
        </Typography>
        {beganAt !== null && (
          <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
            {t('houses.rules.inForce', { version, day: dateOf(beganAt, i18n.language) })}
          </Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: -1.5 }}>
          <Button component={Link} to={proposals}>
            {t('houses.rules.proposals')}
          </Button>
          {version > 1 && (
            <Button
              onClick={() => {
                setShowsHistory(true);
              }}
            >
              {t('houses.rules.history')}
            </Button>
          )}
        </Box>
      </Box>
      {showsHistory && (
        <RulesHistory
          houseId={house._id}
          onClose={() => {
            setShowsHistory(false);
          }}
        />
      )}
    </Section>
  );
}
