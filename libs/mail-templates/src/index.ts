export * from './account-mails.ts';
export * from './housing-mails.ts';
export * from './insight-mails.ts';
export type { RenderedMail } from './layout.ts';
export * from './letting-mails.ts';
export * from './living-mails.ts';
export * from './money-mails.ts';
export { previews } from './previews.ts';
