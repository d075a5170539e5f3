import {
  AGREEMENT_TYPES,
  type AgreementTemplateDetail,
  type AgreementType,
  LOCALES,
  type Locale,
  type StarterTemplate,
} from '@common-roof/contracts';

/** What the form of a template holds. */
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

/** An empty one, in the language that is read. */
export const noTemplate = (spoken: string): TemplateValues => ({
  title: '',
  type: AGREEMENT_TYPES[0],
  language: LOCALES.find((known) => spoken.startsWith(known)) ?? 'en',
  agreement: '',
});
