import type { FieldValues, Path, RegisterOptions, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';

interface Words {
  /** What to do about a value that the schema refuses; what the server says of one comes in its own words. */
  wrong: string;
  hint?: string | undefined;
}

/** What a text field of a form needs: its registration, and what is said below it. */
export function fieldProps<Values extends FieldValues, Context, Output, Name extends Path<Values>>(
  form: UseFormReturn<Values, Context, Output>,
  name: Name,
  { wrong, hint }: Words,
  options?: RegisterOptions<Values, Name>,
): UseFormRegisterReturn<Name> & { error: boolean; helperText: string | undefined } {
  const { error } = form.getFieldState(name, form.formState);
  const said = error?.type === 'server' ? (error.message ?? wrong) : wrong;
  return { ...form.register(name, options), error: error !== undefined, helperText: error === undefined ? hint : said };
}
