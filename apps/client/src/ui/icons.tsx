// Pages of strangers draw from `public-icons` alone, and so do not load what only members see.
export * from './member-icons.tsx';
export * from './public-icons.tsx';
