import {
  DEFAULT_TOKEN_DAYS,
  LIMITS,
  type NewApiToken,
  TOKEN_DAYS,
  type TokenScope,
  tokenScopesOf,
} from '@common-roof/contracts';
import Stack from '@mui/material/Stack';

import { useTranslation } from '#i18n/use-translation.ts';
import { useMe } from '#session/me-context.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useCreateApiTokenMutation } from './api-tokens-api.ts';
import { ScopeChoices } from './scope-choices.tsx';

type Days = `${(typeof TOKEN_DAYS)[number]}`;

interface Values {
  name: string;
  scopes: TokenScope[];
  days: Days;
}

const DAYS = TOKEN_DAYS.map((days) => [`${days}`, days] as const);
const toDays = (chosen: Days) => DAYS.find(([value]) => value === chosen)?.[1] ?? DEFAULT_TOKEN_DAYS;

interface CreateTokenDialogProps {
  onCreated: (token: NewApiToken) => void;
  onClose: () => void;
}

/** Creates a token with a name, chosen scopes and an end. */
export function CreateTokenDialog({ onCreated, onClose }: CreateTokenDialogProps) {
  const { t } = useTranslation();
  const { userType } = useMe();
  const [create] = useCreateApiTokenMutation();
  return (
    <FormDialog
      title={t('apiTokens.form.heading')}
      submit={t('apiTokens.form.submit')}
      schema={({ createApiToken }) => createApiToken.body}
      values={(): Values => ({ name: '', scopes: [], days: `${DEFAULT_TOKEN_DAYS}` })}
      body={({ days, ...values }) => ({ ...values, days: toDays(days) })}
      send={(body) => create({ body })}
      onDone={onCreated}
      onClose={onClose}
    >
      {({ field }) => (
        <Stack spacing={2.5}>
          <Field
            {...field('name', t('apiTokens.form.noName'))}
            label={t('apiTokens.form.name')}
            hint={t('apiTokens.form.nameHelp')}
            autoComplete="off"
            most={LIMITS.apiTokenName}
          />
          <ScopeChoices {...field('scopes', t('apiTokens.form.noScopes'))} usable={tokenScopesOf(userType)} />
          <ChoiceField
            {...field('days')}
            label={t('apiTokens.form.expiry')}
            options={DAYS.map(([value, days]) => [
              value,
              days === 365 ? t('apiTokens.form.year') : t('apiTokens.form.days', { count: days }),
            ])}
          />
        </Stack>
      )}
    </FormDialog>
  );
}
