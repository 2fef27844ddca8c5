import type { ReactNode } from 'react';
import { RouteEffects } from './route-effects';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header/site-header';
import { MAIN_ID, SkipLink } from './skip-link';

/** Header, main region and footer around every page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <RouteEffects />
    </>
  );
}
