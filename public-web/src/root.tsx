import { COMPANY } from '@smash/contract';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, type LinksFunction, type MetaFunction } from 'react-router';
import { BurstSprite } from './components/burst';
import { ErrorPage } from './components/error-page';
import { SiteFrame } from './components/site-frame';
import './lib/channel';
import './lib/trusted-types';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/print.css';
import displayFont from './styles/fonts/bricolage-grotesque.woff2';
import textFont from './styles/fonts/public-sans.woff2';

export const links: LinksFunction = () => [
  ...[displayFont, textFont].map((href) => ({
    rel: 'preload' as const,
    as: 'font' as const,
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

/** Head of pages that have none of their own. */
export const meta: MetaFunction = () => [{ title: COMPANY.name }];

/** The document around every page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-NG">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fcfaf5" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#17120e" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
      </head>
      <body>
        <BurstSprite />
        <SiteFrame>{children}</SiteFrame>
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** Shown when a route fails to render (docs/requirements/site.md#s-72). */
export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} />;
}
