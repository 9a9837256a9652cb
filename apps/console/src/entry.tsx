import './app/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Root } from './app/root.tsx';
import { detectLanguage, showLanguage } from './app/language.ts';
import { openRouter } from './router.tsx';

await showLanguage(detectLanguage());
const router = openRouter();

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <Root router={router} />
  </StrictMode>,
);
