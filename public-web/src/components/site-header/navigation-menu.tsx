import { useId, useRef, type KeyboardEvent } from 'react';
import { Link, NavLink } from 'react-router';
import type { NavigationGroup } from '../../content/navigation';
import { classNames } from '../../lib/class-names';
import { Icon } from '../icon';
import styles from './dropdown.module.css';
import { moveFocus } from './move-focus';
import headerStyles from './site-header.module.css';

interface NavigationMenuProps {
  group: NavigationGroup;
  isOpen: boolean;
  onToggle: () => void;
}

/**
 * One group of the header: a button that shows and hides its links. Arrow keys move among them; Escape hides them and
 * returns the focus.
 */
export function NavigationMenu({ group, isOpen, onToggle }: NavigationMenuProps) {
  const listId = useId();
  const trigger = useRef<HTMLButtonElement>(null);

  function moveAmongLinks(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) trigger.current?.focus();
    if (event.key === 'ArrowDown' && !isOpen) onToggle();
    const list = document.getElementById(listId);
    // A list that has just been opened can take the focus only after it is drawn.
    if (event.key === 'ArrowDown' && !isOpen && list) {
      requestAnimationFrame(() => moveFocus(list, 'a[href]', 'Home', 'vertical'));
      event.preventDefault();
    } else if (isOpen && list && moveFocus(list, 'a[href]', event.key, 'vertical')) event.preventDefault();
  }

  return (
    <li
      className={headerStyles.group}
      data-menu-group
      data-businesses={group.isBusinesses}
      onKeyDown={moveAmongLinks}
    >
      <button
        ref={trigger}
        type="button"
        className={headerStyles.link}
        data-menu-stop
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={onToggle}
      >
        {group.label}
        <Icon name="down" className={headerStyles.chevron} />
      </button>
      <ul
        id={listId}
        className={classNames(
          styles.dropdown,
          isOpen && styles.open,
          group.isBusinesses && styles.businesses,
        )}
      >
        {group.links.map(({ label, to }, index) => (
          <li
            key={label}
            data-business={group.isBusinesses && to?.startsWith('/business/') ? index : undefined}
          >
            {to === null ? (
              <span role="link" aria-disabled="true" className={styles.coming}>
                {label} <small className={styles.soon}>Coming soon</small>
              </span>
            ) : (
              <MenuLink label={label} to={to} />
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** A link to an anchor is never marked as the current page; only a link to the page itself is. */
function MenuLink({ label, to }: { label: string; to: string }) {
  const Target = to.includes('#') ? Link : NavLink;
  return (
    <Target to={to} className={styles.link} viewTransition>
      {label}
    </Target>
  );
}
