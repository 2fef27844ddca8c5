import { useId, useRef, type KeyboardEvent } from 'react';
import { NavLink } from 'react-router';
import type { NavigationGroup } from '../../content/navigation';
import { classNames } from '../../lib/class-names';
import { Icon } from '../icon';
import styles from './site-header.module.css';

interface NavigationMenuProps {
  group: NavigationGroup;
  isOpen: boolean;
  onToggle: () => void;
}

/** One group of the header: a button that shows and hides its links. Escape hides them and returns the focus. */
export function NavigationMenu({ group, isOpen, onToggle }: NavigationMenuProps) {
  const listId = useId();
  const trigger = useRef<HTMLButtonElement>(null);

  function returnFocus(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) trigger.current?.focus();
  }

  return (
    <li className={styles.group} onKeyDown={returnFocus}>
      <button
        ref={trigger}
        type="button"
        className={styles.link}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={onToggle}
      >
        {group.label}
        <Icon name="down" className={styles.chevron} />
      </button>
      <ul id={listId} className={classNames(styles.dropdown, isOpen && styles.open)}>
        {group.links.map((link) => (
          <li key={link.to}>
            <NavLink to={link.to} end className={styles.dropdownLink}>
              {link.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
