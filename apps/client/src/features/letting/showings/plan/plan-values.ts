import type { FieldErrors, Resolver } from 'react-hook-form';

import { schemaOf } from '../../../../api/contract-resolver.ts';

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

/** The server's own schema, with errors mapped to the form's fields. */
export const planResolver: Resolver<PlanValues> = async (values) => {
  const parsed = (await schemaOf(({ actOnShowing }) => actOnShowing.body)).safeParse(toProposal(values));
  if (parsed.success) return { values, errors: {} };
  const errors: FieldErrors<PlanValues> = {};
  for (const { path } of parsed.error.issues) {
    const name = path[0] === 'visitor' ? path[1] : path[0];
    const field = [...VISITOR_FIELDS, 'starts_at' as const, 'note' as const].find((known) => known === name);
    if (field !== undefined) errors[field] ??= { type: 'schema' };
  }
  return { values: {}, errors };
};
