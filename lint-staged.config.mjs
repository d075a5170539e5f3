/** What a commit does to the files in it, and only to them: fix what can be fixed, refuse the rest, format. */
export default {
  '*.{ts,tsx,mts,js,mjs,cjs}': ['oxlint --fix --no-error-on-unmatched-pattern', 'prettier --write'],
  '*.{json,jsonc,md,yml,yaml,css,html}': 'prettier --write',
};
