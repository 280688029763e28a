import { useMemo } from 'react';
import { qrOf } from './qr/index.ts';

/** Light modules that cameras want round a code. */
const MARGIN = 4;

/** A text to be scanned by another device; nothing where it is too long for that. Dark on white in every theme. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const rows = useMemo(() => qrOf(text), [text]);
  if (!rows) return null;
  const size = rows.length + 2 * MARGIN;
  const dark = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : [])),
  );
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
