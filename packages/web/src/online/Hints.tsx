import type { TableInfo } from '@stolik/protocol/page';
import { useTranslation } from 'react-i18next';
import { Icon } from '../table/icons.tsx';

/** Before the game: whether everybody may ask for hints or nobody, for all who come to read. */
export function HintsTold({ info }: { readonly info: Pick<TableInfo, 'isRated' | 'noHints'> }) {
  const { t } = useTranslation();
  // A rated table says so with the rest of what that means.
  if (info.isRated) return null;
  return (
    <p className="waiting-pace waiting-hints">
      <Icon name="hint" /> {t(info.noHints ? 'online.hints.off' : 'online.hints.on')}
    </p>
  );
}

/** Stands where hints are asked for at other tables. */
export function HintsOff() {
  const { t } = useTranslation();
  return (
    <span className="table-tool hints-off" title={t('online.hints.off')}>
      <Icon name="hint" />
      <span className="table-tool-name" aria-hidden="true">
        {t('online.hints.offShort')}
      </span>
      <span className="visually-hidden">{t('online.hints.off')}</span>
    </span>
  );
}
