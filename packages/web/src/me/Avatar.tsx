import { Face } from '@stolik/games/ui/faces';
import { useSettings } from '../store/settings.ts';
import { Person } from './Person.tsx';
import './avatar.css';

/** One's own face in this browser: somebody in the colour one has at every table, or a bird. */
export function Avatar({ size }: { readonly size: number }) {
  const { avatar } = useSettings();
  return <Drawn avatar={avatar} size={size} />;
}

/** One of them, chosen or not. */
export function Drawn({ avatar, size }: { readonly avatar: string; readonly size: number }) {
  return (
    <span className="avatar" data-avatar={avatar} style={{ width: size, height: size }} aria-hidden="true">
      {avatar === 'mark' ? <Person /> : <Face bot={avatar} size={size * 0.86} />}
    </span>
  );
}
