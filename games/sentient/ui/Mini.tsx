import type { BotType } from '../rules/index.ts';
import { Silhouette } from './Silhouette.tsx';
import './mini.css';

/** A bot's card seen from far: who it is and what it made. It sleeps where that is nothing; what is not plugged in has made nothing yet. */
export function Mini({ type, vp }: { readonly type: BotType; readonly vp?: number }) {
  return (
    <span className="sentient-mini" data-type={type} data-none={vp === 0 || undefined} aria-hidden="true">
      <Silhouette type={type} />
      {vp !== undefined && <b>{vp}</b>}
    </span>
  );
}
