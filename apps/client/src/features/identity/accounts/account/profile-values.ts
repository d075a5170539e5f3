import type { MyProfile } from '@common-roof/contracts';

type Of<Type extends MyProfile['account_type']> = Extract<MyProfile, { account_type: Type }>;
type Person = 'first_name' | 'last_name' | 'phone';

/** What each role saves about itself. */
export type RoomieFacts = Pick<Of<'roomie'>, Person | 'emergency_contact' | 'away'>;
export type HomeownerFacts = Pick<Of<'homeowner'>, Person | 'about' | 'publishes_email' | 'publishes_phone'>;
export type NeatkeeperFacts = Pick<Of<'neatkeeper'>, Person | 'about'>;
export type AdminFacts = Pick<Of<'admin'>, Person>;

/** The same in a form, where a phone that is missing is an empty field. */
export type ValuesOf<Facts> = Omit<Facts, 'phone'> & { phone: string };

export const valuesOf = <Facts extends { phone: string | null }>(facts: Facts): ValuesOf<Facts> => ({
  ...facts,
  phone: facts.phone ?? '',
});

/** The reverse of {@link valuesOf}. */
export const factsOf = <Values extends { phone: string }>(
  values: Values,
): Omit<Values, 'phone'> & { phone: string | null } => ({
  ...values,
  phone: values.phone === '' ? null : values.phone,
});

/** Layout within a profile section. */
export const formLayout = { px: { xs: 2, sm: 3 }, pb: 3, pt: 1 } as const;
