import { EDGE, Eye, Feathers, Portrait, type Pose, Smile } from './parts.tsx';

const TURNS: Partial<Record<Pose, string>> = { thinking: 'rotate(10 60 44)', pleased: 'rotate(5 60 44)' };

/** A grey heron: all patience and beak. */
export function Heron({ pose }: { readonly pose: Pose }) {
  return (
    <Portrait disc="#a9d8bd">
      <path d={`M13.1 78C18 66 32 64 44 66 58 54 82 56 86.9 78${EDGE}`} fill="#8fa3b8" />
      <path d="M60 62C74 56 85 64 86.9 78A44 44 0 0 1 62 96.4Q54 80 60 62Z" fill="#6b7f97" />
      <Feathers d="M68 68Q78 68 82 78M66 76Q74 76 78 85M66 84Q71 85 74 90" ink="#a9bccf" />
      <path
        d="M72 34C80 52 74 58 66 65 60 71 60 78 62 88 58 98 40 98 35 89 30 74 36 62 46 55 51 51 52 47 50 42Z"
        fill="#fafbfb"
      />
      <Feathers d="M47 64Q41 70 41.5 77M52 70Q47 76 48 83M42.5 83Q43 88 45.5 92M53 80Q52 86 53.5 91" ink="#55688a" />
      <g transform={TURNS[pose]}>
        <path d="M60 18Q80 16 99 31 83 26 72 28 88 33 94 45 78 35 62 36Z" fill="#34446a" />
        {pose === 'pleased' ? (
          <>
            <path d="M36 29Q20 31 1 35 18 41 37 40Z" fill="#f5a623" />
            <path d="M37 41Q22 44 8 51 25 50 40 46.5Z" fill="#cf7f17" />
          </>
        ) : (
          <>
            <path d="M36 29Q20 33 0 42 20 42.5 37 40Z" fill="#f5a623" />
            <path d="M37 39.5Q20 42 0 42 22 47.5 40 46.5Z" fill="#cf7f17" />
          </>
        )}
        <path d="M33 38C31 24 41 14 54 14 67 14 74 23 74 35 74 48 64 53 54 53 43 53 34 48 33 38Z" fill="#fafbfb" />
        <path d="M36 25Q43 13.5 55 13.5 70 14.5 74 33 67 25 58 24 46 22.5 36 25Z" fill="#34446a" />
        {pose === 'pleased' ? (
          <Smile at={[45, 32]} size={6.2} />
        ) : (
          <>
            <circle cx="45" cy="33" r="7.4" fill="#ffd23f" />
            <Eye at={[45, 33]} size={4.2} to={pose === 'thinking' ? [0.6, -1.6] : [-1.4, 0.6]} />
            <path
              d={`M36 28.5Q45 ${pose === 'thinking' ? 23.5 : 26.5} 54 30`}
              fill="none"
              stroke="#34446a"
              strokeWidth="4.2"
              strokeLinecap="round"
            />
          </>
        )}
      </g>
    </Portrait>
  );
}
