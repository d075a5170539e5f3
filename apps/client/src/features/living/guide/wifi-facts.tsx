import type { GuideEntry } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { CopyText } from '#ui/copy-text.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { useCopy } from '#ui/use-copy.ts';

const WifiCodeDialog = lazyOnOpen(async () => (await import('./wifi-code-dialog.tsx')).WifiCodeDialog);

interface WifiFactsProps {
  wifi: NonNullable<GuideEntry['wifi']>;
  /** Undefined: being fetched. Null: it can't be read any more. */
  password: string | null | undefined;
  /** Whether it couldn't be fetched. */
  isUnavailable: boolean;
  /** Whether the reader can enter it again. */
  isOwner: boolean;
}

/** How to join a network: its name and password to copy, and a code to scan. */
export function WifiFacts({ wifi: { network, security }, password, isUnavailable, isOwner }: WifiFactsProps) {
  const { t } = useTranslation();
  const copy = useCopy('text');
  const [isShown, setShown] = useState(false);
  const isOpen = security === 'open';
  const key = isOpen ? null : password;
  const isReady = isOpen || typeof key === 'string';
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <FactList
        facts={[
          [
            t('guide.wifi.network'),
            <Box key="network" component="span" sx={{ display: 'flex', alignItems: 'center', my: -1 }}>
              {network} <CopyText text={network} label={t('guide.wifi.copyNetwork')} />
            </Box>,
          ],
          [
            t('guide.wifi.password'),
            isOpen ? (
              t('guide.wifi.open')
            ) : key === null ? (
              t(isOwner ? 'guide.wifi.unknownOwn' : 'guide.wifi.unknown')
            ) : key === undefined && isUnavailable ? (
              t('guide.wifi.unavailable')
            ) : (
              <Typography key="password" component="span" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
                {key ?? '…'}
              </Typography>
            ),
          ],
        ]}
      />
      {isReady && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {typeof key === 'string' && (
            <Button variant="outlined" onClick={() => void copy(key)}>
              {t('guide.wifi.copy')}
            </Button>
          )}
          <Button
            variant="outlined"
            onClick={() => {
              setShown(true);
            }}
          >
            {t('guide.wifi.show')}
          </Button>
        </Box>
      )}
      {isShown && isReady && (
        <WifiCodeDialog
          network={{ network, security, password: key ?? null }}
          onClose={() => {
            setShown(false);
          }}
        />
      )}
    </Box>
  );
}
