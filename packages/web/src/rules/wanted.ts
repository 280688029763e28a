import { type Reference, unitAbout } from '@stolik/learn';

/**
 * The rule of what an element shows: its own, or that of whatever it lies in, up to the step of the game. Boards name their
 * pieces by attributes, `data-tool="lathekin"`, and units say which pieces they are about, `tool:lathekin`.
 */
export function unitOfElement(reference: Reference, element: Element | null): string | undefined {
  for (let part = element; part; part = part.parentElement) {
    for (const [kind, name] of Object.entries((part as HTMLElement).dataset ?? {})) {
      const unit = unitAbout(reference, `${kind}:${name}`);
      if (unit) return unit.id;
    }
  }
  return undefined;
}
