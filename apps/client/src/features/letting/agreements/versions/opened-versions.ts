import { openedPart } from '../../../../ui/opened-part.tsx';

/** The versions of a template, for whatever page opens them. */
export const TemplateVersions = openedPart(async () => (await import('./template-versions.tsx')).TemplateVersions);
/** Those of an agreement with somebody. */
export const AgreementVersions = openedPart(async () => (await import('./agreement-versions.tsx')).AgreementVersions);
