import { Loading } from '../app/TroublePage.tsx';

/** A table's screen, still empty: nothing of the page flashes up before it. For a game that begins it is its curtain. */
export function Coming({ game }: { readonly game?: string | undefined }) {
  return (
    <div className="table-coming" data-world={game}>
      <Loading />
    </div>
  );
}
