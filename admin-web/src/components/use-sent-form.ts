import { useEffect, useState } from 'react';
import { type FieldValues, type Path, useForm, type UseFormReset } from 'react-hook-form';
import { failureDetail, failureFields } from '../providers/api-failure';

interface SentFormOptions<Values extends FieldValues> {
  send: (values: Values, reset: UseFormReset<Values>) => Promise<unknown>;
  /** The form's field by what the API calls it. */
  fields: Readonly<Record<string, Path<Values>>>;
  /** Said when the server says nothing. */
  failure: string;
}

/**
 * A small form that is no react-admin form. What the server refuses of a field is said there, and the first such field
 * gets the focus, with which it is read aloud; anything else is the `problem` above the fields.
 */
export function useSentForm<Values extends FieldValues>(options: SentFormOptions<Values>) {
  const { send, fields, failure } = options;
  const { register, handleSubmit, reset, setError, setFocus, formState } = useForm<Values>();
  const [problem, setProblem] = useState<string>();
  const [refused, setRefused] = useState<{ field: Path<Values> }>();
  // Only once the field says it.
  useEffect(() => {
    if (refused) setFocus(refused.field);
  }, [refused, setFocus]);

  const submit = handleSubmit(async (values) => {
    setProblem(undefined);
    try {
      await send(values, reset);
    } catch (error) {
      const messages = failureFields(error) ?? {};
      const known = Object.entries(fields).filter(([name]) => messages[name] !== undefined);
      for (const [name, field] of known) setError(field, { message: messages[name] });
      const [first] = known;
      if (first) setRefused({ field: first[1] });
      else setProblem(failureDetail(error) ?? failure);
    }
  });
  const { errors, isSubmitting } = formState;
  return { register, submit, problem, errors, isSubmitting };
}
