import { lazyOnOpen } from '../../../../ui/lazy-on-open.tsx';

/** The versions of a template, for whatever page opens them. */
export const TemplateVersions = lazyOnOpen(async () => (await import('./template-versions.tsx')).TemplateVersions);
/** Those of an agreement with somebody. */
export const AgreementVersions = lazyOnOpen(async () => (await import('./agreement-versions.tsx')).AgreementVersions);
