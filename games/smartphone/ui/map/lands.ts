/** The coast of each region, point by point: a place of its own on the sheet, with room for what happens there. */
const COASTS: Readonly<Record<string, string>> = {
  canada:
    '36,34 51,20 70,14 87,16 104,16 120,20 134,13 151,17 165,11 181,14 196,18 212,22 219,37 226,53 217,70 208,86 191,97 172,105 154,106 138,100 120,100 104,106 87,107 70,109 54,102 38,96 35,78 26,63 30,48',
  usa: '24,134 38,125 54,121 70,118 90,122 110,123 130,124 150,122 170,118 190,116 205,119 220,124 234,131 238,149 245,166 244,183 246,198 238,210 224,214 210,212 198,217 187,214 176,213 158,217 139,215 120,216 101,213 81,215 62,215 43,215 24,211 15,198 17,181 12,165 20,151',
  caribbean:
    '30,237 46,232 64,233 80,226 102,223 124,231 146,231 161,238 177,243 194,243 202,259 207,277 202,294 192,309 170,313 150,322 130,319 111,323 92,326 72,315 50,313 40,296 25,282 26,267 26,252',
  south_america:
    '140,352 157,348 172,338 190,337 213,342 235,341 258,339 275,342 290,351 308,352 321,365 326,383 318,398 312,414 290,419 272,431 252,432 232,431 212,434 195,431 178,425 160,425 146,410 132,395 140,374',
  europe:
    '284,39 297,32 304,18 324,14 344,11 361,19 380,22 395,18 409,11 424,9 440,8 455,8 470,14 486,24 504,28 512,44 513,61 508,78 500,94 480,101 460,108 440,106 420,101 399,106 378,110 362,112 346,108 330,106 310,104 291,96 284,81 276,67 280,53',
  cis: '524,32 539,29 549,15 564,12 584,18 604,20 624,18 646,17 668,12 690,8 712,9 734,15 756,14 770,21 785,26 800,32 800,46 796,59 782,65 768,72 762,86 752,98 734,97 717,104 700,108 680,102 660,106 640,101 621,107 601,103 582,110 566,104 550,104 534,98 530,80 521,65 521,48',
  north_africa:
    '298,142 317,134 332,120 349,123 365,125 382,128 401,122 420,118 440,118 455,124 471,129 488,129 500,142 508,158 502,174 500,191 485,203 468,213 452,211 436,216 420,217 400,221 380,220 360,215 344,215 329,207 314,204 299,190 286,174 295,159',
  emirates:
    '404,243 421,234 440,228 457,231 473,236 490,233 510,231 530,231 550,227 568,235 582,247 586,263 592,279 583,294 574,309 560,316 545,321 530,324 510,323 490,322 470,322 453,321 437,321 420,318 408,306 397,294 394,279 390,265 394,252',
  rsa: '366,350 381,347 396,344 410,337 429,339 449,342 468,343 484,339 502,342 518,338 533,347 546,358 551,373 549,389 539,403 530,418 516,424 503,430 488,432 469,433 449,430 430,434 414,432 399,430 384,424 374,408 359,396 359,381 354,368 362,360',
  china:
    '588,140 600,131 614,125 628,120 650,120 672,122 694,126 714,126 733,121 752,116 766,122 782,125 796,131 803,148 810,164 806,182 802,199 781,205 762,215 742,218 724,210 704,211 684,211 665,220 644,218 630,212 615,210 600,206 589,189 577,173 578,155',
  india:
    '622,247 642,241 660,229 679,235 698,236 718,234 736,229 754,226 772,227 787,236 800,247 804,263 808,280 797,293 794,310 778,312 763,319 748,323 729,327 709,324 690,326 673,322 657,316 640,318 626,308 615,296 608,283 609,269 615,258',
  australia:
    '606,366 625,357 640,341 656,346 674,341 690,347 709,343 728,337 743,342 758,346 774,346 786,359 797,372 798,388 796,403 787,416 774,426 756,425 738,429 720,433 700,434 680,431 660,430 639,427 618,421 608,407 597,395 604,381',
};

/** A smooth line through all points and back to the first: each bends as its neighbours lie. */
function smooth(points: readonly Point[]): string {
  const at = (i: number) => points[(i + points.length) % points.length];
  const bends = points.map(([x, y], i) => {
    const [[a, b], [u, v], [c, d]] = [at(i - 1), at(i + 1), at(i + 2)];
    const bend = [x + (u - a) / 6, y + (v - b) / 6, u - (c - x) / 6, v - (d - y) / 6].map(
      (at) => Math.round(at * 10) / 10,
    );
    return `C${bend.join(' ')} ${u} ${v}`;
  });
  return `M${points[0].join(' ')}${bends.join('')}Z`;
}

type Point = readonly [x: number, y: number];

const POINTS: readonly (readonly [region: string, coast: readonly Point[]])[] = Object.entries(COASTS).map(
  ([region, coast]) => [
    region,
    coast.split(' ').map((point): Point => {
      const [x, y] = point.split(',').map(Number);
      return [x, y];
    }),
  ],
);

/** The land of each region, as a path. */
export const LANDS: readonly (readonly [region: string, path: string])[] = POINTS.map(([region, coast]) => [
  region,
  smooth(coast),
]);

/** How far a coast is drawn out to the corners of its card, and how round those are. */
const [FILL, CORNER] = [0.72, 7];

/** The same lands as cards, in hundredths of the card: the coast is still theirs, but no corner is lost. */
export const SHORES: Readonly<Record<string, string>> = Object.fromEntries(
  POINTS.map(([region, coast]) => {
    const [left, right, top, bottom] = [0, 1].flatMap((axis) => {
      const along = coast.map((point) => point[axis]);
      return [Math.min(...along), Math.max(...along)];
    });
    const drawn = coast.map(([x, y]): Point => {
      const [u, v] = [(2 * (x - left)) / (right - left) - 1, (2 * (y - top)) / (bottom - top) - 1];
      const out = 1 - FILL + FILL / (Math.abs(u) ** CORNER + Math.abs(v) ** CORNER) ** (1 / CORNER);
      return [Math.round(500 + 500 * u * out) / 10, Math.round(500 + 500 * v * out) / 10];
    });
    return [region, smooth(drawn)];
  }),
);
