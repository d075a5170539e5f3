/** What people wrote: lines as they are, long words broken, and each paragraph in the direction of its own language. */
export const userText = { whiteSpace: 'pre-line', overflowWrap: 'anywhere', unicodeBidi: 'plaintext' } as const;
