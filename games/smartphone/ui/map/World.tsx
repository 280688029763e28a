/** The continents, as a hint of where things are. */
const CONTINENTS = [
  'M34 30Q60 6 130 12T250 22Q286 40 262 78T210 138Q226 178 188 204T150 240Q168 268 190 292L172 300Q130 284 112 246T50 176Q22 130 34 92Z',
  'M188 304Q226 290 262 316T300 372Q286 408 258 428T222 438Q206 404 204 372T188 304Z',
  'M318 66Q330 26 392 18T520 16Q600 2 690 14T806 40Q824 66 788 92T790 190Q770 222 728 226T716 306Q692 318 674 286T612 248Q584 264 568 296T530 306Q512 268 500 238T430 118Q372 128 342 112T318 66Z',
  'M330 142Q372 116 440 128T512 176Q546 214 566 228Q552 262 526 284T502 372Q480 424 446 424T410 340Q404 286 366 250T318 196Q312 166 330 142Z',
  'M626 366Q664 336 716 344T790 372Q802 408 764 426T676 424Q620 416 626 366Z',
];

/** The continents in one piece, for small pictures. */
export function World() {
  return (
    <g className="phone-world">
      {CONTINENTS.map((d) => (
        <path key={d} d={d} />
      ))}
    </g>
  );
}

/** The continents as a matrix of dots, which stay round however the map is stretched. */
export function DottedWorld({ width, height }: { readonly width: number; readonly height: number }) {
  return (
    <>
      <svg className="phone-clip" aria-hidden="true">
        <clipPath id="phone-continents" clipPathUnits="objectBoundingBox">
          {CONTINENTS.map((d) => (
            <path key={d} d={d} transform={`scale(${1 / width} ${1 / height})`} />
          ))}
        </clipPath>
      </svg>
      <div className="phone-dots" />
    </>
  );
}
