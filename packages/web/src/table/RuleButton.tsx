import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { RulesContext } from '../rules/context.ts';

/** The way from a refusal to the rule behind it. */
export function RuleButton({ rule }: { readonly rule: string }) {
  const { t } = useTranslation();
  const want = useContext(RulesContext);
  return (
    <button type="button" className="table-rule" onClick={() => want({ refusal: rule })}>
      {t('table.rule')}
    </button>
  );
}
