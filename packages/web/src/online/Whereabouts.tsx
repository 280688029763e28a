import { useTranslation } from 'react-i18next';
import type { Whereabouts } from './whereabouts.ts';
import './whereabouts.css';

/** A shape for each, so that no colour is needed: a disc, a disc that thinks, a moon, a sun, a ring with a stroke through it. */
const SHAPES: Readonly<Record<Whereabouts, string>> = {
  here: 'M8 2.500a5.500 5.500 0 1 0 .010 0z',
  thinking: 'M8 1.500a6.500 6.500 0 1 0 .010 0zM4.500 8h.010M8 8h.010M11.500 8h.010',
  away: 'M10.500 2.200a6 6 0 1 0 3.300 8.300 5.500 5.500 0 0 1-3.300-8.300z',
  holiday:
    'M8 5a3 3 0 1 0 .010 0zM8 1v1M8 14v1M1 8h1M14 8h1M3.050 3.050l.700.700M12.250 12.250l.700.700M3.050 12.950l.700-.700M12.250 3.750l.700-.700',
  offline: 'M8 2.500a5.500 5.500 0 1 0 .010 0zM3 13 13 3',
};

interface WhereaboutsMarkProps {
  readonly is: Whereabouts;
  /** It is said in words beside it. */
  readonly isSaid?: boolean;
}

/** Where somebody at a table is, at a glance and in words. */
export function WhereaboutsMark({ is, isSaid = false }: WhereaboutsMarkProps) {
  const { t } = useTranslation();
  const words = t(`online.whereabouts.${is}`);
  return (
    <span className="whereabouts" data-is={is} title={words} aria-hidden={isSaid || undefined}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={SHAPES[is]} />
      </svg>
      {!isSaid && <span className="visually-hidden">{words}</span>}
    </span>
  );
}
