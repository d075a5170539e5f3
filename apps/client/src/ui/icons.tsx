// Public pages import `public-icons` only, so that they don't load members' icons.
export * from './member-icons.tsx';
export * from './public-icons.tsx';
