const password = 'common-roof-demo';

const signIns = [
  ['helen@demo.test', 'homeowner of Alder House'],
  ['rosa@demo.test', 'roomie of Alder House'],
  ['ravi@demo.test', 'roomie of Alder House'],
  ['lena@demo.test', 'roomie of Alder House'],
  ['edna@demo.test', 'roomie who moved out of Alder House'],
  ['tomas@demo.test', 'roomie who moved out of Alder House, and whose deposit is held'],
  ['kim@demo.test', 'neatkeeper of Alder House'],
  ['omar@demo.test', 'homeowner of Birch House'],
  ['bao@demo.test', 'roomie of Birch House'],
  ['karl@demo.test', 'neatkeeper without a house'],
  ['admin@demo.test', 'administrator'],
] as const;

/** Returns the accounts of the demo houses as a table for the terminal. */
export function signInTable(): string {
  const width = Math.max(...signIns.map(([email]) => email.length));
  const rows = signIns.map(([email, role]) => `  ${email.padEnd(width)}  ${role}`);
  return [`Sign in with the password ${password} as`, ...rows].join('\n');
}
