import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { RulesContext, type Wanted } from '../rules/context.ts';

/** The way from a refusal or a warning to the rule behind it. */
export function RuleButton(wanted: Pick<Wanted, 'unit' | 'refusal'>) {
  const { t } = useTranslation();
  const want = useContext(RulesContext);
  return (
    <button type="button" className="table-rule" onClick={() => want(wanted)}>
      {t('table.rule')}
    </button>
  );
}
