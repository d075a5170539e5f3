import { AGREEMENT_TYPES, type AgreementTemplateDetail, LOCALES, type StarterTemplate } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Controller, type Resolver, useForm, useWatch } from 'react-hook-form';

import { useTranslation } from '#i18n/use-translation.ts';
import { savedElsewhere } from '#api/api-error.ts';
import { schemaOf } from '#api/contract-resolver.ts';
import { showFormError } from '#api/form-errors.ts';
import { useUnsaved } from '#lib/unsaved.ts';
import { useMe } from '#session/me-context.tsx';
import { fieldProps } from '#ui/field-props.ts';
import { StaleNote } from '#ui/stale-note.tsx';
import { useWriteTemplateMutation } from '#features/letting/leasing/agreements/agreements-api.ts';
import { EditorSkeleton } from './editor-skeleton.tsx';
import { TemplatePreview } from './template-preview.tsx';
import { noTemplate, TEMPLATE_FIELDS, type TemplateValues, templateValuesOf } from './template-values.ts';
import { OfflineNote } from '#ui/offline-note.tsx';

const AgreementEditor = lazy(() => import('./agreement-editor.tsx'));

const resolver: Resolver<TemplateValues> = async (values) => {
  const parsed = (await schemaOf(({ writeAgreementTemplate }) => writeAgreementTemplate.body)).safeParse(values);
  if (parsed.success) return { values, errors: {} };
  const [field = 'title'] = TEMPLATE_FIELDS.filter((name) => values[name].trim() === '');
  return { values: {}, errors: { [field]: { type: 'schema' } } };
};

interface TemplateFormProps {
  /** Absent: a new template. */
  template?: AgreementTemplateDetail;
  /** The initial content of a new one. */
  example?: StarterTemplate;
  /** A previous text to restore, each time a new object is passed. */
  restored?: { readonly agreement: string } | undefined;
  actions?: ReactNode;
  onSaved: (template: AgreementTemplateDetail) => void;
}

/** Edits a template beside its preview for a real room. */
export function TemplateForm({ template, example, restored, actions, onSaved }: TemplateFormProps) {
  const { t, i18n } = useTranslation();
  const { userData } = useMe();
  const [write] = useWriteTemplateMutation();
  const begun = template ?? example;
  const form = useForm<TemplateValues>({
    resolver,
    defaultValues: begun === undefined ? noTemplate(i18n.language) : templateValuesOf(begun),
    shouldFocusError: false,
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  const [version, setVersion] = useState(template?.version);
  const [theirs, setTheirs] = useState<AgreementTemplateDetail | null>(null);
  const [isPreview, setIsPreview] = useState(false);
  const [language, agreement] = useWatch({ control: form.control, name: ['language', 'agreement'] });
  const isChanged = isDirty || example !== undefined;
  useUnsaved(isDirty && !isSubmitting);
  const { setValue } = form;
  useEffect(() => {
    if (restored !== undefined) setValue('agreement', restored.agreement, { shouldDirty: true });
  }, [setValue, restored]);

  const save = form.handleSubmit(
    async (values) => {
      const seen = template === undefined ? {} : { agreement_id: template._id, version: version ?? template.version };
      try {
        const saved = await write({ params: { id: userData._id }, body: { ...seen, ...values } }).unwrap();
        form.reset(templateValuesOf(saved));
        setVersion(saved.version);
        onSaved(saved);
      } catch (error) {
        const held = savedElsewhere<AgreementTemplateDetail>(error);
        if (held !== null) setTheirs(held);
        else showFormError(error, TEMPLATE_FIELDS, form.setError);
      }
    },
    (wrong) => {
      const [first] = TEMPLATE_FIELDS.filter((field) => field in wrong);
      if (first !== undefined) form.setFocus(first);
    },
  );
  const decide = (other: AgreementTemplateDetail, takesTheirs: boolean): void => {
    setVersion(other.version);
    if (takesTheirs) form.reset(templateValuesOf(other));
    setTheirs(null);
  };
  const textError =
    errors.agreement &&
    (errors.agreement.type === 'server' ? errors.agreement.message : t('agreements.edit.textMissing'));

  return (
    <Stack component="form" noValidate spacing={3} onSubmit={(event) => void save(event)}>
      {theirs !== null && (
        <StaleNote
          text={t('agreements.edit.overtaken')}
          onDecide={(takesTheirs) => {
            decide(theirs, takesTheirs);
          }}
        />
      )}
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TextField
          label={t('agreements.edit.title')}
          fullWidth
          required
          {...fieldProps(form, 'title', { wrong: t('agreements.edit.titleMissing') })}
        />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr', minWidth: { sm: 330 } }}>
          <Controller
            control={form.control}
            name="type"
            render={({ field }) => (
              <TextField select label={t('agreements.edit.type')} {...field}>
                {AGREEMENT_TYPES.map((type) => (
                  <MenuItem key={type} value={type}>
                    {t(`signing.type.${type}`)}
                  </MenuItem>
                ))}
              </TextField>
            )}
          />
          <Controller
            control={form.control}
            name="language"
            render={({ field }) => (
              <TextField select label={t('agreements.edit.language')} {...field}>
                {LOCALES.map((locale) => (
                  <MenuItem key={locale} value={locale}>
                    {t(`agreements.language.${locale}`)}
                  </MenuItem>
                ))}
              </TextField>
            )}
          />
        </Box>
      </Stack>
      <Button
        variant="outlined"
        aria-pressed={isPreview}
        onClick={() => {
          setIsPreview(!isPreview);
        }}
        sx={{ display: { lg: 'none' }, alignSelf: 'flex-start' }}
      >
        {isPreview ? t('agreements.edit.toText') : t('agreements.edit.toPreview')}
      </Button>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          // A preview that loads late doesn't move a button from under the pointer.
          gridTemplateAreas: { xs: '"text" "preview" "actions"', lg: '"text preview" "actions preview"' },
          gridTemplateRows: { lg: 'auto 1fr' },
        }}
      >
        <Box sx={{ gridArea: 'text', display: { xs: isPreview ? 'none' : 'block', lg: 'block' } }}>
          <Suspense fallback={<EditorSkeleton />}>
            <Controller
              control={form.control}
              name="agreement"
              render={({ field }) => (
                <AgreementEditor
                  value={field.value}
                  language={language}
                  error={textError}
                  onReady={(html) => {
                    // The same text in the editor's own markup isn't a change.
                    if (!form.getFieldState('agreement').isDirty) form.resetField('agreement', { defaultValue: html });
                  }}
                  onChange={field.onChange}
                  onBlur={field.onBlur}
                />
              )}
            />
          </Suspense>
        </Box>
        <Box sx={{ gridArea: 'preview', display: { xs: isPreview ? 'block' : 'none', lg: 'block' } }}>
          <TemplatePreview agreement={agreement} language={language} />
        </Box>
        <Stack spacing={3} sx={{ gridArea: 'actions' }}>
          <OfflineNote />
          {errors.root !== undefined && <Alert severity="error">{errors.root.message}</Alert>}
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            <Button type="submit" variant="contained" loading={isSubmitting} disabled={!isChanged || theirs !== null}>
              {t('shell.save')}
            </Button>
            {actions}
          </Stack>
        </Stack>
      </Box>
    </Stack>
  );
}
