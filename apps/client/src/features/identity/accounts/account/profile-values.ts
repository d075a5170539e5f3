import type { Absence, EmergencyContact } from '@common-roof/contracts';

/** Form values: the bodies of the calls, before schemas trim them. */
export interface PersonValues {
  first_name: string;
  last_name: string;
  phone: string | null;
}

export interface RoomieValues extends PersonValues {
  emergency_contact: EmergencyContact | null;
  away: Absence[];
}

export interface HomeownerValues extends PersonValues {
  about: string;
  publishes_email: boolean;
  publishes_phone: boolean;
}

export const textOrNull = (value: string | null): string | null =>
  value === null || value.trim() === '' ? null : value;

/** Layout within a profile section. */
export const formLayout = { px: { xs: 2, sm: 3 }, pb: 3, pt: 1 } as const;
