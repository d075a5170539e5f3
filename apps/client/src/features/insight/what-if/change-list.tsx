import {
  type AssumedChange,
  HOUSE_CHANGES,
  HOUSE_CHANGES_AT_ONCE,
  type HouseChangeKind,
  type WhatIf,
} from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { CopyLink } from '#ui/copy-link.tsx';
import { AddIcon } from '#ui/icons.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { Section } from '#ui/page.tsx';
import { useNames } from './use-names.ts';

const ChangeDialog = lazyOnOpen(async () => (await import('./change-dialog.tsx')).ChangeDialog);

interface ChangeListProps {
  house: string;
  changes: readonly AssumedChange[];
  answer: WhatIf | undefined;
  currency: string;
  onChange: (changes: readonly AssumedChange[]) => void;
}

/** What is assumed, with buttons to add to it and to take from it. */
export function ChangeList({ house, changes, answer, currency, onChange }: ChangeListProps) {
  const { t } = useTranslation();
  const names = useNames(currency);
  const [adds, setAdds] = useState<HouseChangeKind>();
  const choices = answer?.choices;
  const hasRents = changes.some(
    (change) => change.kind === 'rent_changes' || (change.kind === 'moves_in' && change.rent !== undefined),
  );
  return (
    <Section
      id="what-if-changes"
      title={t('whatIf.changes')}
      actions={changes.length > 0 && <CopyLink url={window.location.href} label={t('whatIf.copyLink')} />}
    >
      <Stack spacing={2} sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}>
        {changes.length === 0 ? (
          <Typography sx={{ color: 'text.secondary' }}>{t('whatIf.noChanges')}</Typography>
        ) : (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {changes.map((change, at) => {
              const name = names.change(change, choices);
              return (
                <Box
                  component="li"
                  key={`${String(at)} ${name}`}
                  sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}
                >
                  <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{name}</Typography>
                  <Button
                    aria-label={t('whatIf.removeNamed', { change: name })}
                    onClick={() => {
                      onChange(changes.filter((_, other) => other !== at));
                    }}
                  >
                    {t('whatIf.remove')}
                  </Button>
                </Box>
              );
            })}
          </Box>
        )}
        {changes.length < HOUSE_CHANGES_AT_ONCE && (
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            {HOUSE_CHANGES.map((kind) => (
              <Button
                key={kind}
                variant="outlined"
                startIcon={<AddIcon />}
                disabled={choices === undefined}
                onClick={() => {
                  setAdds(kind);
                }}
              >
                {t(`whatIf.add.${kind}`)}
              </Button>
            ))}
          </Stack>
        )}
        {hasRents && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('whatIf.noRentsInLink')}
          </Typography>
        )}
      </Stack>
      {adds !== undefined && choices !== undefined && (
        <ChangeDialog
          house={house}
          kind={adds}
          changes={changes}
          choices={choices}
          currency={currency}
          onAdd={(change) => {
            onChange([...changes, change]);
          }}
          onClose={() => {
            setAdds(undefined);
          }}
        />
      )}
    </Section>
  );
}
