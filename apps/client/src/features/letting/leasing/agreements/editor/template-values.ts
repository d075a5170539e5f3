import {
  AGREEMENT_TYPES,
  type AgreementTemplateDetail,
  type AgreementType,
  LOCALES,
  type Locale,
  type StarterTemplate,
} from '@common-roof/contracts';

/** A template's form values. */
export interface TemplateValues {
  title: string;
  type: AgreementType;
  language: Locale;
  agreement: string;
}

export const TEMPLATE_FIELDS = ['title', 'type', 'language', 'agreement'] as const;

export const templateValuesOf = ({
  title,
  type,
  language,
  agreement,
}: AgreementTemplateDetail | StarterTemplate): TemplateValues => ({ title, type, language, agreement });

/** Returns empty values, in the current language. */
export const noTemplate = (spoken: string): TemplateValues => ({
  title: '',
  type: AGREEMENT_TYPES[0],
  language: LOCALES.find((known) => spoken.startsWith(known)) ?? 'en',
  agreement: '',
});
