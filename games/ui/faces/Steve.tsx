import { EDGE, Eye, Portrait, type Pose, Smile } from './parts.tsx';

const EYES = [36, 64] as const;

/** The opponent who is no bot: a penguin in a black turtleneck and round glasses, about to show one more thing. */
export function Steve({ pose }: { readonly pose: Pose }) {
  return (
    <Portrait disc="#c9d6e2">
      <path d={`M13.1 78C16 66 30 61 50 61S84 66 86.9 78${EDGE}`} fill="#23262d" />
      <path d="M30 64Q50 58 70 64V76Q50 83 30 76Z" fill="#343943" />
      <path
        d="M36 66V77.5M43 65V79M50 64.5V79.5M57 65V79M64 66V77.5"
        fill="none"
        stroke="#4b515e"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <g transform={pose === 'thinking' ? 'rotate(8 50 64)' : undefined}>
        <path d="M50 10C70 10 82 25 82 44 82 61 69 71 50 71S18 61 18 44C18 25 30 10 50 10Z" fill="#2b3442" />
        <path d="M25 30C29 20 38 14 48 13.5 39 18 33 25 30 36Z" fill="#465366" />
        <path
          d="M50 31C45 24 37 22.5 31 26 23.5 30.5 23 42 25.5 51 29 63 39 68.5 50 68.5S71 63 74.5 51C77 42 76.5 30.5 69 26 63 22.5 55 24 50 31Z"
          fill="#fdfdfb"
        />
        <path
          d="M24.5 54Q28 51 32 56 31 61 29 61.5 26 58.5 24.5 54ZM75.5 54Q72 51 68 56 69 61 71 61.5 74 58.5 75.5 54Z"
          fill="#f6b9a6"
        />
        {EYES.map((x) =>
          pose === 'pleased' ? (
            <Smile key={x} at={[x, 42]} size={5.6} />
          ) : (
            <Eye key={x} at={[x, 41]} size={4.8} to={pose === 'thinking' ? [2, -2.6] : [0, 0]} />
          ),
        )}
        <g fill="none" stroke="#16130f" strokeWidth="3" strokeLinecap="round">
          <circle cx="36" cy="41" r="10.5" fill="#9fd8ff" fillOpacity="0.22" />
          <circle cx="64" cy="41" r="10.5" fill="#9fd8ff" fillOpacity="0.22" />
          <path d="M46.5 40Q50 37 53.5 40M25.5 40L19.5 37M74.5 40L80.5 37" />
        </g>
        {pose === 'pleased' ? (
          <>
            <path d="M43 55L50 66 57 55Z" fill="#b8431f" />
            <path d="M39.5 54Q44 47.5 50 47.5T60.5 54Q50 58 39.5 54Z" fill="#f5a623" />
          </>
        ) : (
          <>
            <path d="M39.5 54Q44 47.5 50 47.5T60.5 54Q56 60 50 63 44 60 39.5 54Z" fill="#f5a623" />
            <path d="M39.5 54Q50 58 60.5 54 56 60 50 63 44 60 39.5 54Z" fill="#cf7f17" />
          </>
        )}
      </g>
    </Portrait>
  );
}
