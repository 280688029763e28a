import type { Stage } from '@stolik/games/ui';

/** How long the backs lie there, a turn takes, and the next one waits for it: milliseconds. */
const BACKS = 700;
const TURN = 450;
const NEXT = 250;

/** How long it takes to turn so many plans up. */
export function revealOf(companies: readonly number[]): number {
  return BACKS + TURN + NEXT * (companies.length - 1);
}

/** The back of each plan goes, and its front comes, one plan after the other. */
export function turnUp(stage: Stage, companies: readonly number[]): void {
  for (const [i, company] of companies.entries()) {
    const from = (BACKS + NEXT * i) / stage.lasts;
    const to = from + TURN / stage.lasts;
    const middle = (from + to) / 2;
    stage.enter(stage.find(`card:${company}`, '.phone-card-back'), [FACING], [from, middle]);
    stage.enter(stage.find(`card:${company}`, '.phone-card-front'), [AWAY], [middle, to]);
  }
}

/** Plans lie as everybody sits, until they are laid in the order of play. */
export function layInOrder(stage: Stage, companies: readonly number[]): void {
  const cards = companies.flatMap((company) => stage.find(`plan:${company}`) ?? []) as HTMLElement[];
  const companyOf = (card: HTMLElement) => Number(card.dataset.plan);
  const seated = cards.toSorted((one, two) => companyOf(one) - companyOf(two));
  const ordered = cards.toSorted((one, two) => (one.compareDocumentPosition(two) & FOLLOWING ? -1 : 1));
  for (const [seat, card] of seated.entries()) {
    const { offsetLeft: x, offsetTop: y } = ordered[seat];
    const way = `translate(${x - card.offsetLeft}px, ${y - card.offsetTop}px)`;
    stage.enter(card, [{ transform: way }], [0, 0.6]);
    stage.enter(stage.find(`place:${companyOf(card)}`), DROP, [0.5, 1]);
  }
}

const FOLLOWING = Node.DOCUMENT_POSITION_FOLLOWING;

/** A back stands on its edge once it was turned; a front does until then. */
const FACING: Keyframe = { transform: 'perspective(1200px) rotateY(0deg)' };
const AWAY: Keyframe = { transform: 'perspective(1200px) rotateY(-90deg)' };

/** Springs of a launch event. */
export const DROP: Keyframe[] = [
  { transform: 'translateY(-22px) scale(0.6)', opacity: 0 },
  { transform: 'translateY(3px) scale(1.08)', opacity: 1, offset: 0.6 },
];
