export type { RenderedMail } from './layout.ts';
export * from './account-templates.ts';
export * from './house-templates.ts';
export * from './living-templates.ts';
export { previews } from './previews.ts';
export * from './room-templates.ts';
export * from './rule-templates.ts';
export * from './showing-templates.ts';
export * from './telling-templates.ts';
