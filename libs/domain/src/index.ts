export * from './ads.ts';
export * from './chat.ts';
export * from './days.ts';
export * from './houses.ts';
export * from './images.ts';
export * from './money.ts';
export * from './occupancy.ts';
export * from './wording.ts';
