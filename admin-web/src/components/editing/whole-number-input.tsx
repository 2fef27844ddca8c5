import { TextInput, type TextInputProps } from 'react-admin';

const parse = (text: string) => (text === '' ? null : Number(text));

/** A number field. Not react-admin's own, which hands Material UI properties that it no longer knows. */
export function WholeNumberInput(props: TextInputProps) {
  return <TextInput type="number" parse={parse} {...props} />;
}
