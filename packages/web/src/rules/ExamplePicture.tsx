import type { Example } from '@stolik/learn';
import { useLayoutEffect, useRef } from 'react';
import { useInSight } from '../card/in-sight.ts';
import { useSettings } from '../store/settings.ts';
import type { Rulebook } from './load.ts';
import './picture.css';

/** What lies at the lower edge may be cut off, rather than all of it be too small to be told. */
const SMALLEST = 0.62;

interface ExamplePictureProps {
  readonly rulebook: Rulebook;
  readonly example: Example;
}

/** The last scene of an example as a small picture: for the eye only, its words are elsewhere. */
export function ExamplePicture({ rulebook: { drawing: Drawing }, example }: ExamplePictureProps) {
  const { language, marks } = useSettings();
  const frame = useRef<HTMLDivElement>(null);
  // To draw one is to play it: only what is looked at is drawn.
  const isInSight = useInSight(frame);
  useLayoutEffect(() => {
    const box = frame.current;
    const scene = box?.querySelector<HTMLElement>('.example-scene:last-of-type');
    if (!box || !scene || !isInSight) return;
    const fit = () => {
      const wide = box.clientWidth / scene.offsetWidth;
      const scale = Math.min(1.2, Math.max(Math.min(wide, box.clientHeight / scene.offsetHeight), wide * SMALLEST));
      box.style.setProperty('--scale', String(scale));
      box.dataset.tall = String(scene.offsetHeight * scale > box.clientHeight + 1);
    };
    // Letters and pictures that come later make it larger.
    const observer = new ResizeObserver(fit);
    observer.observe(box);
    observer.observe(scene);
    return () => observer.disconnect();
  }, [isInSight]);
  return (
    <div className="picture" ref={frame} aria-hidden="true" inert>
      {isInSight && (
        <div className="picture-drawn">
          <Drawing example={example} language={language} marks={marks} yes="" no="" />
        </div>
      )}
    </div>
  );
}
