export { casesOf, isThorough } from './thoroughness.ts';
