import { useEffect, useState } from 'react';
import { type FieldValues, type Path, useForm, type UseFormReset } from 'react-hook-form';
import { failureDetail, failureFields } from '../providers/api-failure';

interface SentFormOptions<Values extends FieldValues> {
  send: (values: Values, reset: UseFormReset<Values>) => Promise<unknown>;
  /** The form's field by its name in the API. */
  fields: Readonly<Record<string, Path<Values>>>;
  /** Message when the server gives no reason. */
  failure: string;
}

/**
 * A small form that is not a react-admin form. A field that the server refuses shows the reason, and the first such
 * field gets the focus, so that it is read aloud; any other failure is the `problem` above the fields.
 */
export function useSentForm<Values extends FieldValues>(options: SentFormOptions<Values>) {
  const { send, fields, failure } = options;
  const { register, handleSubmit, reset, setError, setFocus, formState } = useForm<Values>();
  const [problem, setProblem] = useState<string>();
  const [refused, setRefused] = useState<{ field: Path<Values> }>();
  // Only once the field shows the reason.
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
