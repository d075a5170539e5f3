export type { RenderedMail } from './layout.ts';
export * from './templates.ts';
export { previews } from './previews.ts';
export * from './room-templates.ts';
export * from './showing-templates.ts';
