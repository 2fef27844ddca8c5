import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app';
import './theme/fonts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

createRoot(root).render(
  <StrictMode>
    <BrowserRouter basename="/hidden-portal">
      <App />
    </BrowserRouter>
  </StrictMode>,
);
