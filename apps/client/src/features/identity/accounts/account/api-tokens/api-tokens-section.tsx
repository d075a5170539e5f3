import type { NewApiToken } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { Section } from '#ui/page.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { useApiTokensQuery } from './api-tokens-api.ts';
import { TokenItem } from './token-item.tsx';

const CreateDialog = lazyOnOpen(async () => (await import('./create-token-dialog.tsx')).CreateTokenDialog);
const NewTokenDialog = lazyOnOpen(async () => (await import('./new-token-dialog.tsx')).NewTokenDialog);

/** The user's API tokens, for programs that use the account without its password. */
export function ApiTokensSection() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useApiTokensQuery();
  const [isCreating, setCreating] = useState(false);
  const [created, setCreated] = useState<NewApiToken | null>(null);
  return (
    <Section
      id="api-tokens"
      title={t('apiTokens.heading')}
      actions={
        <Button
          onClick={() => {
            setCreating(true);
          }}
        >
          {t('apiTokens.create')}
        </Button>
      }
    >
      <Typography sx={{ color: 'text.secondary', maxWidth: '62ch', px: { xs: 2, sm: 3 }, pb: 2 }}>
        {t('apiTokens.lead')} {t('apiTokens.note')}
      </Typography>
      {data === undefined &&
        (isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton rows={1} avatar={false} />)}
      {data?.items.length === 0 && <Typography sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}>{t('apiTokens.none')}</Typography>}
      {data !== undefined && data.items.length > 0 && (
        <List sx={{ pt: 0 }}>
          {data.items.map((token) => (
            <TokenItem key={token._id} token={token} />
          ))}
        </List>
      )}
      {isCreating && (
        <CreateDialog
          onCreated={(token) => {
            setCreating(false);
            setCreated(token);
          }}
          onClose={() => {
            setCreating(false);
          }}
        />
      )}
      {created !== null && (
        <NewTokenDialog
          token={created.token}
          onClose={() => {
            setCreated(null);
          }}
        />
      )}
    </Section>
  );
}
