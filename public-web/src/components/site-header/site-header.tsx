import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { COMPANY } from '@smash/contract';
import { Link, NavLink, useLinkClickHandler, useLocation } from 'react-router';
import { CONTACT_ANCHOR } from '../../content/company';
import { NAVIGATION_GROUPS, NAVIGATION_LINKS } from '../../content/navigation';
import { classNames } from '../../lib/class-names';
import { readHashToken } from '../../lib/use-hash-token';
import { Burst } from '../burst';
import { ButtonAnchor } from '../button';
import { Container } from '../container';
import { jumpTo } from '../jump-to';
import { moveFocus } from './move-focus';
import { NavigationMenu } from './navigation-menu';
import styles from './site-header.module.css';

const MENU_ID = 'site-menu';

/** The open parts of the header, and the key of the location at which they were opened. */
interface Opened {
  at: string;
  isMenuOpen: boolean;
  group?: string;
}

/** Logo, menus and 'Get In Touch' (docs/requirements/site.md#s-11). One dropdown is open at a time. */
export function SiteHeader() {
  const { key: locationKey } = useLocation();
  const [opened, setOpened] = useState<Opened>({ at: locationKey, isMenuOpen: false });
  const header = useRef<HTMLElement>(null);
  const hamburger = useRef<HTMLButtonElement>(null);
  // Every navigation closes the menus.
  if (opened.at !== locationKey) setOpened({ at: locationKey, isMenuOpen: false });
  const { isMenuOpen, group: openGroup } = opened;

  function closeAll() {
    setOpened((current) => ({ at: current.at, isMenuOpen: false }));
  }

  /** The phone's menu stays open when a group inside it closes. */
  function closeGroup() {
    setOpened(({ at, isMenuOpen }) => ({ at, isMenuOpen }));
  }

  function openOnly(menu: Omit<Opened, 'at'>) {
    setOpened({ at: locationKey, ...menu });
  }

  useEffect(() => {
    // The button was pressed before the scripts ran.
    if (hamburger.current?.matches(':focus:not(:focus-visible)')) {
      setOpened((current) => ({ ...current, isMenuOpen: true }));
    }
  }, []);

  useEffect(() => {
    function closeOnOutsidePress({ target }: PointerEvent) {
      if (!(target instanceof Element)) return;
      if (!header.current?.contains(target)) closeAll();
      else if (!target.closest('[data-menu-group]')) closeGroup();
    }
    document.addEventListener('pointerdown', closeOnOutsidePress);
    return () => document.removeEventListener('pointerdown', closeOnOutsidePress);
  }, []);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    if (isMenuOpen && openGroup === undefined) hamburger.current?.focus();
    openOnly({ isMenuOpen: isMenuOpen && openGroup !== undefined });
  }

  function moveAlongBar(event: KeyboardEvent<HTMLUListElement>) {
    const isOnBar = event.target instanceof Element && event.target.matches('[data-menu-stop]');
    if (isOnBar && moveFocus(event.currentTarget, '[data-menu-stop]', event.key, 'horizontal')) {
      event.preventDefault();
    }
  }

  function closeWhenFocusLeaves(event: FocusEvent) {
    if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) closeAll();
  }

  return (
    <header
      ref={header}
      tabIndex={-1}
      className={styles.header}
      onKeyDown={closeOnEscape}
      onBlur={closeWhenFocusLeaves}
    >
      <Container className={styles.bar}>
        <Logo />
        <button
          ref={hamburger}
          type="button"
          className={styles.hamburger}
          aria-expanded={isMenuOpen}
          aria-controls={MENU_ID}
          onClick={() => openOnly({ isMenuOpen: !isMenuOpen })}
        >
          <span className="visually-hidden">Menu</span>
          <span className={styles.lines} aria-hidden="true" />
        </button>
        <nav id={MENU_ID} aria-label="Main" className={classNames(styles.menu, isMenuOpen && styles.open)}>
          <ul className={styles.links} onKeyDown={moveAlongBar}>
            {NAVIGATION_GROUPS.map((group) => (
              <NavigationMenu
                key={group.label}
                group={group}
                isOpen={openGroup === group.label}
                onToggle={() =>
                  openOnly({ isMenuOpen, group: openGroup === group.label ? undefined : group.label })
                }
              />
            ))}
            {NAVIGATION_LINKS.map((link) => (
              <li key={link.to}>
                <NavLink to={link.to} className={styles.link} data-menu-stop viewTransition>
                  {link.label}
                </NavLink>
              </li>
            ))}
          </ul>
          <ContactLink />
        </nav>
      </Container>
    </header>
  );
}

/** Mark and name; leads home (docs/requirements/site.md#s-10). */
function Logo() {
  return (
    <Link to="/" className={styles.logo} viewTransition>
      <Burst className={styles.mark} />
      <span>{COMPANY.name}</span>
    </Link>
  );
}

/** Jumps to the footer and keeps the query; the token of a mailed link stays in the address too. */
function ContactLink() {
  const { search } = useLocation();
  const follow = useLinkClickHandler({ search, hash: CONTACT_ANCHOR });
  function jump(event: MouseEvent<HTMLAnchorElement>) {
    if (!readHashToken()) return follow(event);
    event.preventDefault();
    jumpTo(CONTACT_ANCHOR);
  }
  return (
    <ButtonAnchor
      look="outline"
      size="small"
      className={styles.contact}
      href={`#${CONTACT_ANCHOR}`}
      onClick={jump}
    >
      Get In Touch
    </ButtonAnchor>
  );
}
