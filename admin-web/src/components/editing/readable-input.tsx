import { useRef } from 'react';
import { TextInput, type TextInputProps } from 'react-admin';

interface ReadableInputProps extends TextInputProps {
  /** Why the field is refused when the browser cannot read it. */
  unreadable: string;
}

/**
 * A field of a type that the browser reads, such as a date. Half a date, or letters in a number, count as an empty field
 * although they stand in it: they are refused, as they would be saved as nothing.
 */
export function ReadableInput({ unreadable, validate = [], ...props }: ReadableInputProps) {
  const ref = useRef<HTMLInputElement>(null);
  const readable = () => (ref.current?.validity.badInput ? unreadable : undefined);
  const rules = Array.isArray(validate) ? validate : [validate];
  return <TextInput {...props} validate={[readable, ...rules]} slotProps={{ htmlInput: { ref } }} />;
}
