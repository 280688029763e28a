import { EDGE, Eye, Feathers, Portrait, type Pose, Smile } from './parts.tsx';

const EYES = [35, 65] as const;

/** An eagle owl: nothing escapes these eyes, unless they are closed with pleasure. */
export function Owl({ pose }: { readonly pose: Pose }) {
  return (
    <Portrait disc="#d3c6ee">
      <path d={`M13.1 78C16 64 30 58 50 58S84 64 86.9 78${EDGE}`} fill="#8a5631" />
      <path d="M28 76Q50 64 72 76 72 90 64 95.7 50 99.5 36 95.7 28 90 28 76Z" fill="#f0d9b3" />
      <Feathers d="M36 80l4 4 4-4M46 80l4 4 4-4M56 80l4 4 4-4M41 88l4 4 4-4M51 88l4 4 4-4" ink="#a8713f" />
      <g transform={pose === 'thinking' ? 'rotate(8 50 64)' : undefined}>
        <path
          d="M17 9C25 12 32 17 38 19 46 17 54 17 62 19 68 17 75 12 83 9 87 22 84 32 83 42 82 62 68 72 50 72 32 72 18 62 17 42 16 32 13 22 17 9Z"
          fill="#8a5631"
        />
        <path
          d="M17 9C22 15 33 26 50 36 67 26 78 15 83 9 75 12 68 17 62 19 54 17 46 17 38 19 32 17 25 12 17 9Z"
          fill="#6b3f22"
        />
        <path
          d="M50 38C46 28 38 26 33 27 24 29 19 37 20 46 21 57 30 63 38 62 44 61 48 58 50 54 52 58 56 61 62 62 70 63 79 57 80 46 81 37 76 29 67 27 62 26 54 28 50 38Z"
          fill="#f6e6c9"
        />
        {EYES.map((x) =>
          pose === 'pleased' ? (
            <Smile key={x} at={[x, 45]} size={8} />
          ) : (
            <g key={x}>
              <circle cx={x} cy="43" r="10.5" fill="#ffb01f" />
              <Eye at={[x, 43]} size={5.9} to={pose === 'thinking' ? [-2.4, -3] : [0, 0]} />
            </g>
          ),
        )}
        {pose === 'thinking' && <path d="M53.5 40A11.5 11.5 0 0 1 76.5 40Q65 36 53.5 40Z" fill="#7b4a2b" />}
        <path d="M50 47Q56 50 55.5 55 54 60 50 64 46 60 44.5 55 44 50 50 47Z" fill="#e58f2a" />
        <path d="M50 47Q53 52 50 64 56 58 55.5 54 54 49 50 47Z" fill="#c06d14" />
      </g>
    </Portrait>
  );
}
