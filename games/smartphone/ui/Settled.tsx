import type { SettledProps } from '@stolik/games/ui';
import { SidesShown } from './Sides.tsx';
import { sidesIn, steveIn } from './settled-words.ts';
import { sidesOption } from './side-option.ts';

/** The technologies, each with what it does, and Steve. */
export function Settled(settled: SettledProps) {
  const { options, language } = settled;
  const sides = sidesOption(options);
  const steve = steveIn(settled);
  return (
    <>
      <details className="phone-each">
        <summary>{sidesIn(sides, language)}</summary>
        <SidesShown option={sides} language={language} />
      </details>
      {steve !== undefined && <p>{steve}</p>}
    </>
  );
}
