import { useCallback, useRef, useState } from 'react';

/** Messages by field; a valid field has no entry. */
export type FieldErrors<Name extends string> = Partial<Record<Name, string>>;

/**
 * Values and messages of a form, with the rules of docs/requirements/careers.md#c-25: setting a value clears that
 * field's message, and nothing else does until the form is checked again. A small hook rather than a library, which
 * would cost an applicant 13 KB of metered data.
 */
export function useFormFields<Values extends object, Name extends string & keyof Values>(
  initialValues: Values | (() => Values),
  initialErrors: FieldErrors<Name> = {},
) {
  const [values, setValues] = useState(initialValues);
  const [errors, setErrors] = useState<FieldErrors<Name>>(initialErrors);
  // Several fields may change before the next render, so each change builds on the previous one.
  const latest = useRef(values);

  const put = useCallback((changed: Values): Values => {
    latest.current = changed;
    setValues(changed);
    return changed;
  }, []);

  function setError(name: Name, message: string | undefined) {
    setErrors((current) => ({ ...current, [name]: message }));
  }

  function setValue<Field extends Name>(name: Field, value: Values[Field]): Values {
    setError(name, undefined);
    return put({ ...latest.current, [name]: value });
  }

  /** Fills in a field that is still empty. The function stays the same between renders. */
  const fillIn = useCallback(
    <Field extends Name>(name: Field, value: Values[Field]) => {
      if (!latest.current[name]) put({ ...latest.current, [name]: value });
      setErrors((current) => ({ ...current, [name]: undefined }));
    },
    [put],
  );

  function reset(newValues: Values) {
    put(newValues);
    setErrors({});
  }

  return { values, errors, setValue, setError, setErrors, fillIn, reset };
}
