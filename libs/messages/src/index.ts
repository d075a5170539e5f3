export { Area, areaInEveryLocale, inEveryLocale, type Written } from './catalogue.ts';
export { type Values } from './format.ts';
