import { ROLES } from '@common-roof/contracts';
import type { ComponentProps } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { OptionField } from '#ui/option-field.tsx';

/** Selects the account type, because one e-mail address may hold one account of each. */
export function AccountTypeField(field: Omit<ComponentProps<typeof OptionField>, 'label' | 'children'>) {
  const { t } = useTranslation();
  return (
    <OptionField {...field} fullWidth label={t('signIn.accountType')}>
      {ROLES.map((role) => (
        <option key={role} value={role}>
          {t(`shell.role.${role}`)}
        </option>
      ))}
    </OptionField>
  );
}
