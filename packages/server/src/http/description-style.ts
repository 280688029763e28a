/** How the description of the API looks; its colours are the page's. */
export const STYLE = `:root {
  color-scheme: light dark;
  --page: #f6f4ef;
  --surface: #ffffff;
  --ink: #1b1d22;
  --muted: #5b616e;
  --line: #ddd8cc;
  --accent: #0b6e8f;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #14161b;
    --surface: #1c1f26;
    --ink: #f1efea;
    --muted: #a3a9b6;
    --line: #343a46;
    --accent: #4cc3e6;
  }
}
body {
  max-width: 60rem;
  margin: 0 auto;
  padding: 1rem;
  background: var(--page);
  color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif;
}
a {
  color: var(--accent);
}
h2::first-letter {
  text-transform: uppercase;
}
nav {
  columns: 20rem;
}
nav h2,
h4 {
  margin: 0.75rem 0 0.25rem;
  font-size: 1rem;
}
nav h2 {
  break-after: avoid;
}
ul {
  margin: 0;
  padding: 0;
  list-style: none;
}
article {
  margin: 1rem 0;
  padding: 0.75rem 1rem;
  border: 1px solid var(--line);
  border-radius: 0.5rem;
  background: var(--surface);
}
article:target {
  border-color: var(--accent);
}
h3 {
  margin: 0;
  font-size: 1.1rem;
}
h3,
nav a,
code,
pre {
  overflow-wrap: anywhere;
}
p {
  margin: 0.25rem 0;
}
article > p,
section > p {
  color: var(--muted);
}
summary {
  padding: 0.25rem 0;
  cursor: pointer;
}
pre {
  margin: 0.25rem 0;
  padding: 0.5rem 0.75rem;
  border-radius: 0.25rem;
  background: var(--page);
  font-size: 0.875rem;
  white-space: pre-wrap;
}
`;
