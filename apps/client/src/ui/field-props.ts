import type { FieldValues, Path, RegisterOptions, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';

interface Words {
  /** Shown for a value the schema rejects; the server's errors have their own texts. */
  wrong: string;
  hint?: string | undefined;
}

/** Returns the props of a form's text field: its registration, and the text below it. */
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
