import { type Locale, LOCALES, PASSPORT_PARTS, type PassportPart, type PassportPreview } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { showRefusal } from '#api/show-refusal.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { tell } from '#lib/alerts.ts';
import { browser } from '#lib/browser.ts';
import { ChoiceField } from '#ui/choice-field.tsx';
import { PassportIcon } from '#ui/icons.tsx';
import { BESIDE, Section } from '#ui/page.tsx';
import { EmptyState, ListSkeleton, LoadError } from '#ui/states.tsx';
import { PassportWords } from '#features/insight/passport/passport-words.tsx';
import { useMakePassportMutation, usePassportPreviewQuery } from '#features/insight/passport/passport-api.ts';
import { canShare, shareFile } from './share-file.ts';

const INSIDE = { px: { xs: 2, sm: 3 }, pb: 3 } as const;

/** Chooses what a passport says, shows exactly that, and makes its file. */
export function PassportMaker() {
  const { t, i18n } = useTranslation();
  const [language, setLanguage] = useState<Locale>(LOCALES.find((locale) => locale === i18n.language) ?? 'en');
  const [chosen, setChosen] = useState<ReadonlySet<PassportPart>>(new Set());
  const { data, isError, refetch } = usePassportPreviewQuery({ language });
  const [make, { isLoading }] = useMakePassportMutation();
  const [file, setFile] = useState<File | null>(null);
  if (data === undefined) {
    return isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton avatar={false} />;
  }
  if (data.parts.length === 0) return <EmptyState icon={<PassportIcon />} text={t('passport.none')} />;
  const names = new Intl.DisplayNames(i18n.language, { type: 'language' });
  const parts = data.parts.filter(({ part }) => chosen.has(part));
  const change = (): void => {
    setFile(null);
  };
  const toggle = (part: PassportPart, isOn: boolean): void => {
    setChosen((before) => new Set([...before].filter((other) => other !== part).concat(isOn ? [part] : [])));
    change();
  };
  const finish = async (): Promise<void> => {
    const { data: made, error } = await make({ body: { language, parts: parts.map(({ part }) => part) } });
    if (made === undefined) {
      showRefusal(error);
      return;
    }
    const content = new File([made.html], made.file_name, { type: 'text/html' });
    setFile(content);
    browser.download(content.name, content);
    tell(t('passport.made'));
  };
  return (
    <Box sx={BESIDE}>
      <Section id="passport-parts" title={t('passport.choose')}>
        <Stack spacing={2} sx={INSIDE}>
          <Typography sx={{ color: 'text.secondary' }}>{t('passport.chooseText')}</Typography>
          <Parts data={data} chosen={chosen} onToggle={toggle} />
          <ChoiceField
            label={t('passport.language')}
            value={language}
            options={LOCALES.map((value) => [value, names.of(value) ?? value] as const)}
            onChange={(value) => {
              setLanguage(value);
              change();
            }}
          />
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            <Button variant="contained" disabled={parts.length === 0} loading={isLoading} onClick={() => void finish()}>
              {t('passport.make')}
            </Button>
            {file !== null && <FileActions file={file} />}
          </Stack>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('passport.fileText')}
          </Typography>
        </Stack>
      </Section>
      <Section id="passport-preview" title={t('passport.preview')}>
        <Box sx={INSIDE} aria-live="polite">
          {parts.length === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>{t('passport.previewEmpty')}</Typography>
          ) : (
            <PassportWords name={data.name} dates={data.dates} parts={parts} language={language} nameAs="p" />
          )}
        </Box>
      </Section>
    </Box>
  );
}

function Parts({
  data,
  chosen,
  onToggle,
}: {
  data: PassportPreview;
  chosen: ReadonlySet<PassportPart>;
  onToggle: (part: PassportPart, isOn: boolean) => void;
}) {
  const { t } = useTranslation();
  return (
    <Stack>
      {PASSPORT_PARTS.map((part) => {
        const isThere = data.parts.some((section) => section.part === part);
        const hint = `passport-${part}-hint`;
        return (
          <Box key={part} sx={{ py: 0.5 }}>
            <Box
              component="label"
              sx={{
                display: 'flex',
                alignItems: 'center',
                ml: -1.5,
                color: isThere ? 'text.primary' : 'text.secondary',
              }}
            >
              <Switch
                disabled={!isThere}
                checked={isThere && chosen.has(part)}
                onChange={({ target }) => {
                  onToggle(part, target.checked);
                }}
                slotProps={{ input: { 'aria-describedby': isThere ? undefined : hint } }}
              />
              {t(`passport.part.${part}`)}
            </Box>
            {!isThere && (
              <Typography id={hint} variant="body2" sx={{ color: 'text.secondary' }}>
                {t(`passport.nothing.${part}`)}
              </Typography>
            )}
          </Box>
        );
      })}
    </Stack>
  );
}

/** What to do with the file that was just made. It isn't kept anywhere else. */
function FileActions({ file }: { file: File }) {
  const { t } = useTranslation();
  return (
    <>
      {canShare(file) && (
        <Button variant="outlined" onClick={() => void shareFile(file)}>
          {t('passport.share')}
        </Button>
      )}
      <Button
        onClick={() => {
          browser.download(file.name, file);
        }}
      >
        {t('passport.saveAgain')}
      </Button>
    </>
  );
}
