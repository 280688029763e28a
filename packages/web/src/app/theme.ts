import { useSettings } from '../store/settings.ts';

/** Keeps the root element's theme and motion as the settings and the system want them. */
export function followTheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const { theme, motion } = useSettings.getState();
    const isDark = theme === 'dark' || (theme === 'system' && dark.matches);
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
    document.documentElement.dataset.motion = motion ? 'on' : 'off';
  };
  apply();
  dark.addEventListener('change', apply);
  useSettings.subscribe(apply);
}
