import { useColorScheme } from '@mui/material/styles';

import { type Language, LANGUAGES, switchLanguage } from '#i18n/i18n.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { OptionField } from './option-field.tsx';

const MODES = ['system', 'light', 'dark'] as const;
type Mode = (typeof MODES)[number];

interface ChoiceProps<Value> {
  size?: 'small' | 'medium';
  /** Called with the choice, to save it beyond this browser. */
  onChosen?: (value: Value) => void;
}

export function LanguageChoice({ size = 'medium', onChosen }: ChoiceProps<Language>) {
  const { t, i18n } = useTranslation();
  return (
    <OptionField
      size={size}
      label={t('shell.language.label')}
      value={i18n.language}
      onChange={(event) => {
        const chosen = LANGUAGES.find((language) => language === event.target.value);
        if (chosen === undefined) return;
        void switchLanguage(chosen);
        onChosen?.(chosen);
      }}
      sx={{ minWidth: size === 'small' ? 112 : 140 }}
    >
      {LANGUAGES.map((language) => (
        <option key={language} value={language} lang={language}>
          {t(`shell.language.${language}`)}
        </option>
      ))}
    </OptionField>
  );
}

export function ThemeChoice({ size = 'medium', onChosen }: ChoiceProps<Mode>) {
  const { t } = useTranslation();
  const { mode, setMode } = useColorScheme();
  return (
    <OptionField
      size={size}
      label={t('shell.theme.label')}
      value={mode ?? 'system'}
      onChange={(event) => {
        const chosen = MODES.find((known) => known === event.target.value);
        if (chosen === undefined) return;
        setMode(chosen);
        onChosen?.(chosen);
      }}
      sx={{ minWidth: 160 }}
    >
      {MODES.map((known) => (
        <option key={known} value={known}>
          {t(`shell.theme.${known}`)}
        </option>
      ))}
    </OptionField>
  );
}
