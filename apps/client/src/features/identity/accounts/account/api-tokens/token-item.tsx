import type { ApiToken } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useState } from 'react';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { dateOf } from '#lib/dates.ts';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { Tag } from '#ui/tag.tsx';
import { useRevokeApiTokenMutation } from './api-tokens-api.ts';
import { byArea } from './scopes-by-area.ts';

/** A token with what it can do and until when. One that has expired is removed without a question. */
export function TokenItem({ token }: { token: ApiToken }) {
  const { t, i18n } = useTranslation();
  const { _id: id, name, scopes, expired, created_at: createdAt, expires_at: expiresAt, last_used_at: usedAt } = token;
  const [revoke, { isLoading }] = useRevokeApiTokenMutation();
  const [isAsking, setAsking] = useState(false);
  const on = (moment: string) => ({ date: dateOf(moment, i18n.language) });
  const can = byArea(scopes).map(({ area, actions }) => {
    const about = t(`apiTokens.areas.${area}`);
    const [only, more] = actions;
    return only === undefined || more !== undefined
      ? t('apiTokens.both', { area: about })
      : t('apiTokens.grant', {
          area: about,
          action: t(`apiTokens.action.${only.action}`).toLocaleLowerCase(i18n.language),
        });
  });
  const end = (): void => {
    setAsking(false);
    void showOutcome(
      revoke({ params: { id }, body: undefined }),
      t(expired ? 'apiTokens.removed' : 'apiTokens.revoked'),
    );
  };
  return (
    <ListItem sx={{ px: { xs: 2, sm: 3 }, columnGap: 2, flexWrap: 'wrap', alignItems: 'start' }}>
      <ListItemText
        sx={{ overflowWrap: 'anywhere', minWidth: 'min(180px, 100%)' }}
        primary={
          <>
            {name}
            {expired && (
              <Box component="span" sx={{ ml: 1 }}>
                <Tag tone="warning">{t('apiTokens.expiredTag')}</Tag>
              </Box>
            )}
          </>
        }
        secondary={
          <>
            <span style={{ display: 'block' }}>{can.join('\u00a0· ')}</span>
            <span style={{ display: 'block' }}>
              {t(expired ? 'apiTokens.expired' : 'apiTokens.expires', on(expiresAt))}
            </span>
            <span style={{ display: 'block' }}>
              {`${t('apiTokens.created', on(createdAt))}, ${usedAt === null ? t('apiTokens.unused') : t('apiTokens.used', on(usedAt))}`}
            </span>
          </>
        }
      />
      <Button
        color="error"
        loading={isLoading}
        aria-label={t(expired ? 'apiTokens.removeOf' : 'apiTokens.revokeOf', { name })}
        sx={{ flex: 'none', ml: 'auto', mr: -1.5 }}
        onClick={() => {
          if (expired) end();
          else setAsking(true);
        }}
      >
        {t(expired ? 'apiTokens.remove' : 'apiTokens.revoke')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('apiTokens.revokeAsk', { name })}
        text={t('apiTokens.revokeText')}
        confirm={t('apiTokens.revoke')}
        onClose={() => {
          setAsking(false);
        }}
        onConfirm={end}
      />
    </ListItem>
  );
}
