export const VISITOR_FIELDS = ['first_name', 'last_name', 'email', 'phone'] as const;
/** Stands for a visitor who isn't an applicant. */
export const OTHER_VISITOR = 'somebody-else';

export type PlanValues = Record<(typeof VISITOR_FIELDS)[number], string> & {
  applicant: string;
  starts_at: string;
  note: string;
};

export const emptyPlan = (applicant: string): PlanValues => ({
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  applicant,
  starts_at: '',
  note: '',
});

/** Converts the values for the call. */
export function toProposal({ applicant, phone, starts_at, note, ...visitor }: PlanValues) {
  const { first_name, last_name, email } = visitor;
  const who =
    applicant === OTHER_VISITOR
      ? { visitor: { first_name, last_name, email, ...(phone.trim() === '' ? {} : { phone }) } }
      : { applicant_id: applicant };
  return { action: 'propose' as const, ...who, starts_at, note };
}
