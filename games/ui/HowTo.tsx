import './board.css';

/** The game in a few lines, for whoever has never played it. */
export function HowTo({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <details className="how-to">
      <summary>{title}</summary>
      <ol>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </details>
  );
}
