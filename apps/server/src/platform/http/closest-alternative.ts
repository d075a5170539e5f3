import { z } from 'zod';

export type Issue = z.ZodError['issues'][number];

/**
 * What is wrong with a value that its schema refused; where it may be one of several things, with the one it comes
 * closest to. Zod itself, given several alternatives, speaks of the first whose fields are right as far as it knows
 * them, and calls a field of the others unknown.
 */
export function issuesOf(schema: z.ZodType, value: unknown): Issue[] {
  const alternatives = alternativesOf(schema);
  if (alternatives.length === 0) return plainIssues(schema.safeParse(value).error?.issues ?? []);
  return closest(alternatives.map((alternative) => issuesOf(alternative, value)));
}

/** The same for alternatives that lie deeper, of which only the issues are known. */
export function plainIssues(issues: readonly Issue[]): Issue[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
    return closest(issue.errors.map(plainIssues)).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
  });
}

/** None where a field says which of them is meant: then Zod speaks of that one. */
function alternativesOf(schema: z.ZodType): readonly z.ZodType[] {
  if (!(schema instanceof z.ZodUnion) || schema instanceof z.ZodDiscriminatedUnion) return [];
  return schema.options.filter((option) => option instanceof z.ZodType);
}

const closest = (alternatives: readonly Issue[][]): Issue[] =>
  alternatives.toSorted((a, b) => farness(a) - farness(b))[0] ?? [];

/** A field that an alternative does not know says more against it than one whose value is wrong or missing. */
const farness = (issues: readonly Issue[]): number =>
  issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length * 100 : 1), 0);
