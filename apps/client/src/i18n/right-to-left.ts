import rightToLeft from '@mui/stylis-plugin-rtl';

/** What mirrors the styles of a page that is read from the right. Emotion's prefixes for old browsers are lost beside it. */
export const MIRRORING = [rightToLeft];
