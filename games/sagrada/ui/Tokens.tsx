/** Favor tokens as beads of glass; decoration where words beside them say it. */
export function Tokens({ count, label }: { readonly count: number; readonly label?: string }) {
  return (
    <span className="sagrada-tokens" {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      {Array.from({ length: count }, (_, i) => (
        <span key={i} className="sagrada-token" />
      ))}
    </span>
  );
}
