import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { useMe } from '#session/me-context.tsx';
import { OptionField } from '#ui/option-field.tsx';
import { itemsOf } from '#ui/paged-list.tsx';
import {
  useStarterTemplatesQuery,
  useTemplatesInfiniteQuery,
  useWriteTemplateMutation,
} from '#features/letting/leasing/agreements/agreements-api.ts';

/** Prefix that distinguishes examples from own templates in the list. */
const EXAMPLE = 'example:';

interface LeaseField {
  readonly field: ReactNode;
  /**
   * Returns the chosen template's id, first saving an example as a template; undefined if none was chosen. @throws
   * ApiError
   */
  readonly takeTemplate: () => Promise<string | undefined>;
}

/** Chooses the lease of an offer in place: a template, an example saved as one, or a newly written one. */
export function useLeaseField(): LeaseField {
  const { t, i18n } = useTranslation();
  const { userData } = useMe();
  const [chosen, setChosen] = useState('');
  const [write] = useWriteTemplateMutation();
  const templates = itemsOf(useTemplatesInfiniteQuery({ id: userData._id, type: 'lease', active: 'true' })) ?? [];
  const { data } = useStarterTemplatesQuery(undefined);
  const leases = data?.items.filter(({ type }) => type === 'lease') ?? [];
  const own = leases.filter(({ language }) => language === i18n.language);
  const examples = own.length > 0 ? own : leases;
  const example = examples.find(({ key }) => `${EXAMPLE}${key}` === chosen);

  const takeTemplate = async (): Promise<string | undefined> => {
    if (example === undefined) return chosen === '' ? undefined : chosen;
    const { title, type, language, agreement, note } = example;
    const { _id: id } = await write({
      params: { id: userData._id },
      // The example's note is removed: nobody signs a text that calls itself an example.
      body: { title, type, language, agreement: agreement.replace(note, '') },
    }).unwrap();
    // If the offer itself is rejected, the same template is used for the next attempt.
    setChosen(id);
    return id;
  };

  return {
    takeTemplate,
    field: (
      <Stack spacing={1}>
        <OptionField
          label={t('ads.offer.template')}
          value={chosen}
          fullWidth
          onChange={({ target }) => {
            setChosen(target.value);
          }}
        >
          <option value="">{t('ads.offer.noTemplate')}</option>
          {templates.length > 0 && (
            <optgroup label={t('agreements.choice.ownTemplates')}>
              {templates.map(({ _id, title }) => (
                <option key={_id} value={_id}>
                  {title}
                </option>
              ))}
            </optgroup>
          )}
          {examples.length > 0 && (
            <optgroup label={t('agreements.choice.examples')}>
              {examples.map(({ key, title }) => (
                <option key={key} value={`${EXAMPLE}${key}`}>
                  {title}
                </option>
              ))}
            </optgroup>
          )}
        </OptionField>
        {example !== undefined && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('agreements.choice.exampleHint')}
          </Typography>
        )}
        <div>
          <Button
            component="a"
            href={paths.templateFrom(example?.key ?? 'blank')}
            target="_blank"
            rel="noopener"
            sx={{ ml: -1.5 }}
          >
            {example === undefined ? t('agreements.choice.writeTemplate') : t('agreements.choice.changeExample')}
          </Button>
        </div>
      </Stack>
    ),
  };
}
