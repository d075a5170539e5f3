import { lazyOnOpen } from '#ui/lazy-on-open.tsx';

/** The versions of a template, loaded when they are opened. */
export const TemplateVersions = lazyOnOpen(async () => (await import('./template-versions.tsx')).TemplateVersions);
/** The versions of an agreement, loaded when they are opened. */
export const AgreementVersions = lazyOnOpen(async () => (await import('./agreement-versions.tsx')).AgreementVersions);
