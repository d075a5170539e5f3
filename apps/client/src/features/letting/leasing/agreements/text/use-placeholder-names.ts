import { PLACEHOLDERS } from '@common-roof/contracts';
import { type AgreementDocument, fillPlaceholders, type PlaceholderValues } from '@common-roof/domain';
import { useCallback } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';

/** Returns a function that replaces placeholders by their names, for a text without values. */
export function usePlaceholderNames(): (document: AgreementDocument) => AgreementDocument {
  const { t } = useTranslation();
  return useCallback(
    (document) => {
      const names: PlaceholderValues = Object.fromEntries(
        PLACEHOLDERS.map((name): [string, string] => [name, `[${t(`agreements.placeholder.${name}`)}]`]),
      );
      return fillPlaceholders(document, names);
    },
    [t],
  );
}
