import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app';
import { LOCALE } from './i18n/language';
import { CrashPanel } from './layout/crash-boundary';
import { watchActivity } from './providers/activity';
import { watchForSetupToken } from './providers/setup-token';
import { limitScriptSinks } from './trusted-types';
import '@fontsource-variable/bricolage-grotesque/index.css';
import '@fontsource-variable/public-sans/index.css';
import './theme/naira.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

if (LOCALE !== 'en') document.documentElement.lang = LOCALE;
limitScriptSinks();
watchForSetupToken();
watchActivity();

/** A data router: no other kind lets a form block a navigation. react-admin has its own routes within it. */
const router = createBrowserRouter([{ path: '*', element: <App />, errorElement: <CrashPanel /> }], {
  basename: '/hidden-portal',
});

// Drawn at once, not as a transition: react-admin builds each change of a list on the address last drawn.
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} useTransitions={false} />
  </StrictMode>,
);
