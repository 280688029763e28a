/** Favor tokens as beads of glass. */
export function Tokens({ count, label }: { readonly count: number; readonly label: string }) {
  return (
    <span className="sagrada-tokens" role="img" aria-label={label}>
      {Array.from({ length: count }, (_, i) => (
        <span key={i} className="sagrada-token" />
      ))}
    </span>
  );
}
