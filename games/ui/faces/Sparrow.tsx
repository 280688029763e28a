import { EDGE, Eye, Feathers, Portrait, type Pose, Smile } from './parts.tsx';

const EYES = [
  [35.5, 45],
  [64.5, 45],
] as const;

/** A tree sparrow: chestnut cap, a spot on each cheek, a tuft that never lies down. */
export function Sparrow({ pose }: { readonly pose: Pose }) {
  return (
    <Portrait disc="#f8cf94">
      <path d={`M13.1 78C17 62 32 58 50 58S83 62 86.9 78${EDGE}`} fill="#ead0aa" />
      <path
        d="M13.1 78C15 69 21 64 28 62 31 74 29 86 24 89.5Q16.5 85 13.1 78ZM86.9 78C85 69 79 64 72 62 69 74 71 86 76 89.5Q83.5 85 86.9 78Z"
        fill="#a85d2e"
      />
      <Feathers
        d="M16.5 75Q21 71 28 70.5M19 82Q23 78 28.5 77.5M83.5 75Q79 71 72 70.5M81 82Q77 78 71.5 77.5"
        ink="#f2cf9f"
      />
      <g transform={pose === 'thinking' ? 'rotate(-9 50 64)' : undefined}>
        <path d="M43 18Q37 9 44 5 46 10 50 13 52 4 59 6 55 12 58 18Z" fill="#8a4a26" />
        <path d="M50 14C70 14 82 29 82 47 82 64 68 75 50 75S18 64 18 47C18 29 30 14 50 14Z" fill="#fbf3e6" />
        <path
          d="M18.2 44C20 27 32 14 50 14S80 27 81.8 44Q74 32 62 33 55 34 50 43 45 34 38 33 26 32 18.2 44Z"
          fill="#a85d2e"
        />
        <path d="M50 43Q45 34 38 33 41 21 50 20 59 21 62 33 55 34 50 43Z" fill="#c47a44" />
        <path
          d="M23 53Q29 51 31 57 30 63 25 63 21 59 23 53ZM77 53Q71 51 69 57 70 63 75 63 79 59 77 53ZM42 67Q50 72 58 67 62 74 50 83 38 74 42 67Z"
          fill="#3a2c24"
        />
        {EYES.map((at) =>
          pose === 'pleased' ? (
            <Smile key={at[0]} at={[at[0], 46]} size={6.6} />
          ) : (
            <Eye key={at[0]} at={at} size={6.2} to={pose === 'thinking' ? [1.4, -2] : [0, 0]} />
          ),
        )}
        {pose === 'pleased' ? (
          <>
            <path d="M43 59L50 69 57 59Z" fill="#b8431f" />
            <path d="M40.5 58Q44 50 50 50T59.5 58Q50 62 40.5 58Z" fill="#f2ab3c" />
          </>
        ) : (
          <>
            <path d="M40.5 57Q44 50 50 50T59.5 57Q56 64 50 68 44 64 40.5 57Z" fill="#f2ab3c" />
            <path d="M40.5 57Q50 61.5 59.5 57 56 64 50 68 44 64 40.5 57Z" fill="#cf8220" />
          </>
        )}
      </g>
    </Portrait>
  );
}
