import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from '../lib/class-names';
import styles from './button.module.css';

interface ButtonLook {
  /** primary: the one action of a view; outline: any other; quiet: inside cards and forms. */
  look?: 'primary' | 'outline' | 'quiet';
  size?: 'regular' | 'small';
  className?: string;
  children: ReactNode;
}

function buttonClass({
  look = 'primary',
  size = 'regular',
  className,
}: Omit<ButtonLook, 'children'>): string {
  return classNames(styles.button, styles[look], size === 'small' && styles.small, className);
}

/** A button for an action on the page. */
export function Button({
  look,
  size,
  className,
  type = 'button',
  ...rest
}: ButtonLook & ComponentProps<'button'>) {
  return <button type={type} className={buttonClass({ look, size, className })} {...rest} />;
}

/** A link without the router, or with its own `onClick`, that looks like a button. */
export function ButtonAnchor({ look, size, className, ...rest }: ButtonLook & ComponentProps<'a'>) {
  return <a className={buttonClass({ look, size, className })} {...rest} />;
}

/** A link that downloads a file and looks like a button. */
export function DownloadLink(props: ButtonLook & ComponentProps<'a'>) {
  return <ButtonAnchor download {...props} />;
}

/** A link inside the site that looks like a button. */
export function ButtonLink({ look, size, className, ...rest }: ButtonLook & LinkProps) {
  return <Link className={buttonClass({ look, size, className })} {...rest} />;
}
