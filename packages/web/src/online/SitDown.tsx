import type { TableInfo } from '@stolik/protocol/page';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from './connection.ts';
import { sitDown } from './seating.ts';
import { useServerRequest } from './server-request.ts';

/** One click to a seat, with a name that is there already. */
export function SitDown({ id, onDone }: { readonly id: string; onDone(info: TableInfo): void }) {
  const { t } = useTranslation();
  const name = useOnline(({ me }) => me?.name) ?? '';
  const [typed, setTyped] = useState<string>();
  const request = useServerRequest();
  return (
    <form
      className="sit"
      onSubmit={(event) => {
        event.preventDefault();
        request.run(async () => onDone(await sitDown(id, typed ?? name)));
      }}
    >
      <div className="field">
        <label htmlFor="sit-name">{t('online.yourName')}</label>
        <input
          id="sit-name"
          type="text"
          maxLength={24}
          autoComplete="nickname"
          value={typed ?? name}
          onFocus={() => setTyped(typed ?? name)}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <button type="submit" className="button" data-look="main" disabled={request.isBusy}>
        {t('online.sitDown')}
      </button>
      <p className="sit-note">{t('online.orWatch')}</p>
      <p role="alert" className="problem">
        {request.problem}
      </p>
    </form>
  );
}
