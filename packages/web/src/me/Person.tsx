/** Somebody who is no bird: head and shoulders. */
export function Person({ className }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="24" r="12" />
      <path d="M10 58c0-14 9-21 22-21s22 7 22 21z" />
    </svg>
  );
}
