import { setVolume } from '@stolik/games/ui/sound';
import { useSettings } from '../store/settings.ts';

/** Keeps what is heard as the settings want it. */
export function followSound(): void {
  const apply = () => {
    const { sound, volume } = useSettings.getState();
    setVolume(sound ? volume : 0);
  };
  apply();
  useSettings.subscribe(apply);
}
