/** Who lives in a sample house. Nobody can sign in as them. */
export const PEOPLE = [
  { firstName: 'Rosa', lastName: 'Alvarez' },
  { firstName: 'Ravi', lastName: 'Menon' },
  { firstName: 'Lena', lastName: 'Fischer' },
] as const;

/** Rents in minor units; nobody lives in the last room. */
export const ROOMS = [
  { rentMinor: 62_000, sizeM2: 18 },
  { rentMinor: 58_000, sizeM2: 16 },
  { rentMinor: 55_000, sizeM2: 14 },
  { rentMinor: 42_000, sizeM2: 9 },
] as const;
