export * from './chat.ts';
export * from './money.ts';
