import type { TextInputProps } from 'react-admin';
import { t } from '../../i18n/t';
import { ReadableInput } from './readable-input';

const parse = (text: string) => (text === '' ? null : Number(text));

/** A number field. Not react-admin's own, which hands Material UI properties that it no longer knows. */
export function WholeNumberInput(props: TextInputProps) {
  return <ReadableInput type="number" parse={parse} unreadable={t('Please enter a number')} {...props} />;
}
