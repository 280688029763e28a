import { SeatMark } from '@stolik/games/ui';
import { Face } from '@stolik/games/ui/faces';
import { useSettings } from '../store/settings.ts';
import './avatar.css';

/** One's own face in this browser: the colour and shape one has at every table, or a bird. */
export function Avatar({ size }: { readonly size: number }) {
  const { avatar } = useSettings();
  return <Drawn avatar={avatar} size={size} />;
}

/** One of them, chosen or not. */
export function Drawn({ avatar, size }: { readonly avatar: string; readonly size: number }) {
  return (
    <span className="avatar" style={{ width: size, height: size }} aria-hidden="true">
      {/* To themselves everybody sits on the first seat. */}
      {avatar === 'mark' ? <SeatMark seat={0} /> : <Face bot={avatar} size={size * 0.8} />}
    </span>
  );
}
