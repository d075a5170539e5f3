import { PLACEHOLDERS } from '@common-roof/contracts';
import { type AgreementDocument, fillPlaceholders } from '@common-roof/domain';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** A text to be read as it is, with the names of its placeholders where their values will stand. */
export function usePlaceholderNames(): (document: AgreementDocument) => AgreementDocument {
  const { t } = useTranslation();
  return useCallback(
    (document) => {
      const names = PLACEHOLDERS.map((name) => [name, `[${t(`agreements.placeholder.${name}`)}]`]);
      return fillPlaceholders(document, Object.fromEntries(names));
    },
    [t],
  );
}
