import { EDGE, Eye, Feathers, Portrait, type Pose, Smile } from './parts.tsx';

const TURNS: Partial<Record<Pose, string>> = { thinking: 'rotate(-10 44 60)', pleased: 'rotate(-4 44 60)' };

/** A magpie: black and white, a gleam of blue and green, and something that glitters once it has it. */
export function Magpie({ pose }: { readonly pose: Pose }) {
  return (
    <Portrait disc="#bfe0ee">
      <path d={`M13.1 78C16 64 26 56 44 56 68 56 83 62 86.9 78${EDGE}`} fill="#1c2027" />
      <path d="M40 62Q58 62 71 74 76 86 66 95 52 100 38 96.5 31 80 40 62Z" fill="#fff" />
      <path d="M13.1 78C15 70 20 63 28 60 34 70 35 84 32 94Q19 88.5 13.1 78Z" fill="#2f5f9e" />
      <Feathers d="M20 72Q28 78 31 90M16.5 78Q23 82 26 91" ink="#7fb2e5" />
      <g transform={TURNS[pose]}>
        {pose === 'pleased' ? (
          <>
            <path d="M66 37Q80 37 91 46 78 47 66 46Z" fill="#59616d" />
            <path d="M66 47Q77 49 85 57 73 57 65 53Z" fill="#454c57" />
          </>
        ) : (
          <>
            <path d="M66 37Q82 38 93 48 78 50 66 48Z" fill="#59616d" />
            <path d="M66 46Q80 48 93 48 79 53 66 52Z" fill="#3d434d" />
          </>
        )}
        <path d="M22 64C16 40 26 16 48 16 64 16 73 27 73 40 73 54 66 62 60 68Z" fill="#1c2027" />
        <path d="M29 36C32 25 40 20 49 20 41 25 36 32 34 42Z" fill="#3d6f8f" />
        <path d="M35 43C37 35 41 30 46 27 43 33 41 38 40.5 44Z" fill="#2f8f86" />
        {pose === 'pleased' ? (
          <Smile at={[54, 39]} size={6} ink="#fff" />
        ) : (
          <>
            <circle cx="54" cy="39" r="7" fill="#fff" />
            <Eye at={[54, 39]} size={4.6} to={pose === 'thinking' ? [1, -2] : [1.2, 0.3]} />
          </>
        )}
      </g>
      {pose === 'pleased' && (
        <path
          d="M87 42l2.4 6.6 6.6 2.4-6.6 2.4L87 60l-2.4-6.6L78 51l6.6-2.4Z"
          fill="#ffc933"
          stroke="#a86f00"
          strokeWidth="1.2"
        />
      )}
    </Portrait>
  );
}
