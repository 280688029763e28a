import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/forms.css';
import { useSettings } from './store/settings.ts';
import { wordsIn } from './text/index.ts';

// This small script is there first, so that the words are on their way while the rest of the page still comes.
wordsIn(useSettings.getState().language).catch(() => {});
import('./page.tsx');
