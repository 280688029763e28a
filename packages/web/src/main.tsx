import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startWords } from './app/i18n.ts';
import { allowStyles } from './app/nonce.ts';
import { router } from './app/router.tsx';
import { followTheme } from './app/theme.ts';
import { resumeOnline } from './online/connection.ts';
import { startHerald } from './online/herald.ts';
import { keepPush } from './online/push.ts';
import { answerWhere } from './worker/whereabouts.ts';

allowStyles();
followTheme();
keepPush();
answerWhere();
resumeOnline();
startHerald((id) => router.navigate({ to: '/table/$id', params: { id } }));
await startWords();
const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
