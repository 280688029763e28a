/** A small number beside a way on the page, and what it counts for whoever does not see it. */
export function NewsMark({ count, text }: { readonly count: number; readonly text: string }) {
  if (count === 0) return null;
  return (
    <span className="shell-turns">
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{text}</span>
    </span>
  );
}
