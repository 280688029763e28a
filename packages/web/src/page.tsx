import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startWords } from './app/i18n.ts';
import { followKeyboard } from './app/keyboard.ts';
import { router } from './app/router.tsx';
import { followTheme } from './app/theme.ts';
import { resumeOnline } from './online/connection.ts';
import { keepPushCurrent } from './online/push.ts';
import { startNotices } from './online/told-notices.ts';
import { followSearch } from './pairing/follow-search.ts';
import { followSound } from './table/sound.ts';
import { answerWhere } from './worker/whereabouts.ts';

followTheme();
followSound();
followKeyboard();
keepPushCurrent();
answerWhere();
resumeOnline();
const toTable = (id: string) => router.navigate({ to: '/table/$id', params: { id } });
startNotices(toTable);
followSearch({ toTable, toSearch: () => router.navigate({ to: '/find' }) });
await startWords();
const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
