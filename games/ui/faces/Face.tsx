import type { CSSProperties, ReactNode } from 'react';
import { Heron } from './Heron.tsx';
import { Magpie } from './Magpie.tsx';
import { Owl } from './Owl.tsx';
import type { Pose } from './parts.tsx';
import { Sparrow } from './Sparrow.tsx';
import { Steve } from './Steve.tsx';
import './face.css';

/** The bots by what they can do, as tables keep them, and the opponent that a game brings along. */
const BIRDS: Readonly<Record<string, (props: { readonly pose: Pose }) => ReactNode>> = {
  easy: Sparrow,
  medium: Magpie,
  hard: Heron,
  expert: Owl,
  automa: Steve,
};

export interface FaceProps {
  /** Which bot; one without a face has none. */
  readonly bot: string | undefined;
  readonly pose?: Pose;
  /** Pixels; as tall as the text beside it unless said otherwise. */
  readonly size?: number;
}

/** A bot's face. Always beside its name, so it says nothing by itself. */
export function Face({ bot, pose = 'waiting', size }: FaceProps) {
  const Bird = bot === undefined ? undefined : BIRDS[bot];
  if (!Bird) return null;
  return (
    <span
      className="face-frame"
      data-pose={pose}
      style={size ? ({ '--face': `${size}px` } as CSSProperties) : undefined}
    >
      <Bird pose={pose} />
    </span>
  );
}
