import type { PassportKeys, PassportState } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';

import { callPublic } from '#api/call-public.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { type CheckedFile, checkFile } from './check-file.ts';
import { CheckOutcome } from './check-outcome.tsx';

/** A checked file, and what the server says of it; null: it can't be asked. */
export type Outcome = CheckedFile & { readonly state: PassportState | null };

/** Checks the file of a passport on this device. Only its hash leaves it, to learn whether it was revoked. */
export function PassportCheck() {
  const { t } = useTranslation();
  const [keys, setKeys] = useState<PassportKeys>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    callPublic('GET /api/passport-keys', undefined).then(setKeys, () => {
      setFailed(true);
    });
  }, [attempt]);
  const retry = (): void => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  // Only where the connection is secure do browsers have it.
  if (!('subtle' in crypto)) {
    return (
      <Alert severity="warning">
        <AlertTitle>{t('passport.checking.cannot')}</AlertTitle>
        {t('passport.checking.cannotText')}
      </Alert>
    );
  }
  if (keys === undefined) {
    return hasFailed ? (
      <LoadError message={t('passport.checking.keysFailed')} onRetry={retry} />
    ) : (
      <ListSkeleton rows={2} avatar={false} />
    );
  }
  return (
    <Stack spacing={4}>
      <FileCheck keys={keys} />
      <Box component="section" aria-labelledby="our-keys">
        <Typography id="our-keys" variant="h3" component="h2">
          {t('passport.checking.keys')}
        </Typography>
        <Typography sx={{ color: 'text.secondary', my: 1 }}>{t('passport.checking.keysText')}</Typography>
        {keys.keys.map(({ fingerprint }) => (
          <Typography key={fingerprint} sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
            {(fingerprint.match(/.{4}/g) ?? []).join(' ')}
          </Typography>
        ))}
      </Box>
    </Stack>
  );
}

function FileCheck({ keys }: { keys: PassportKeys }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Outcome | 'reading' | null>(null);
  const newest = useRef(0);
  const check = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    newest.current += 1;
    const own = newest.current;
    setOutcome('reading');
    const checked = await checkFile(file, keys).catch((): CheckedFile => ({ is: 'changed' }));
    const state = checked.is === 'signed' ? await askState(checked.hash) : null;
    // Another file may have been chosen meanwhile.
    if (own === newest.current) setOutcome({ ...checked, state });
  };
  return (
    <Stack spacing={3}>
      <Box
        onDragOver={(event) => {
          event.preventDefault();
        }}
        onDrop={(event) => {
          event.preventDefault();
          void check(event.dataTransfer.files[0]);
        }}
        sx={{
          p: 3,
          border: '2px dashed',
          borderColor: 'divider',
          borderRadius: 1,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
        }}
      >
        <Button variant="contained" loading={outcome === 'reading'} onClick={() => input.current?.click()}>
          {t('passport.checking.choose')}
        </Button>
        <Box
          component="input"
          ref={input}
          type="file"
          accept=".html,text/html"
          aria-label={t('passport.checking.choose')}
          tabIndex={-1}
          sx={visuallyHidden}
          onChange={({ target }) => {
            void check(target.files?.[0]);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
        <Typography sx={{ color: 'text.secondary' }}>{t('passport.checking.drop')}</Typography>
      </Box>
      <Box role="status">{outcome !== null && outcome !== 'reading' && <CheckOutcome outcome={outcome} />}</Box>
    </Stack>
  );
}

const askState = (hash: string): Promise<PassportState | null> =>
  callPublic('GET /api/passport-states/{hash}', { params: { hash } }).then(
    ({ state }) => state,
    () => null,
  );
