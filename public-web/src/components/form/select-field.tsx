import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names';
import { Icon } from '../icon';
import { FieldFrame, fieldAttributes, splitLook, type FieldLook } from './field-frame';
import styles from './form.module.css';

type SelectFieldProps = FieldLook &
  Omit<ComponentProps<'select'>, 'id'> & { options: readonly string[]; placeholder: string };

/** A choice from a list, with the device's own menu. */
export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const [look, select] = splitLook(props);
  return (
    <FieldFrame {...look}>
      <span className={styles.select}>
        <select
          {...select}
          {...fieldAttributes(look)}
          className={classNames(styles.control, styles.selectControl)}
        >
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
        <Icon name="down" className={styles.selectMark} />
      </span>
    </FieldFrame>
  );
}
