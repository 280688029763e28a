import { type CorrectionFormProps, FormReader } from '@stolik/games/ui';
import { NumberField, Picks } from '@stolik/games/ui/form';
import { type Condition, type Corner, type Op, TYPES } from '../../rules/index.ts';
import { sayCondition, words } from '../../text/index.ts';
import { Condition as Drawn } from '../Condition.tsx';
import { Silhouette } from '../Silhouette.tsx';
import { Sign } from '../signs.tsx';
import { conditionOf, type Draft, opsOf, TERMS, withType } from './draft.ts';
import { correctionWords } from './words.ts';

const CORNERS: readonly Corner[] = ['+', '-', '='];

/** What is printed on a bot: type and condition by their pictures, numbers typed, a sign for each side. */
export function Form({ draft, faults, language, mark, onChange }: CorrectionFormProps<Draft>) {
  const own = correctionWords[language];
  const w = words[language];
  const legend = (field: keyof typeof own.fields) => (
    <>
      {own.fields[field]} {mark(field)}
    </>
  );
  const number = (name: 'value' | 'le' | 'ge' | 'number' | 'vp' | 'one' | 'both', label: React.ReactNode) => (
    <NumberField
      key={name}
      {...{ name, label, language }}
      value={draft[name]}
      fault={faults[name]}
      onChange={(typed) => onChange({ [name]: typed })}
    />
  );
  const drawn = (op: Op): Condition => shapeOf({ ...draft, op });
  return (
    <>
      <Picks
        field="type"
        legend={legend('type')}
        value={draft.type}
        picks={TYPES.map((type) => ({
          value: type,
          name: w.types[type],
          picture: (
            <span className="sentient-pick" data-type={type}>
              <Silhouette type={type} />
            </span>
          ),
        }))}
        onChange={(type) => onChange(withType(draft, type))}
      />
      {draft.op !== 'formula' && opsOf(draft.type).length > 1 && (
        <Picks
          field="condition"
          legend={legend('condition')}
          value={draft.op}
          picks={opsOf(draft.type).map((op) => ({
            value: op,
            name: sayCondition(w, { condition: drawn(op) }),
            picture: (
              <span className="sentient-pick" data-type={draft.type}>
                <Drawn condition={drawn(op)} language={language} />
              </span>
            ),
          }))}
          onChange={(op) => onChange({ op })}
        />
      )}
      {draft.op === 'match' && (
        <Picks
          field="value"
          legend={legend('condition')}
          value={draft.value}
          picks={['1', '2', '3', '4', '5', '6'].map((value) => ({
            value,
            name: value,
            picture: (
              <span className="sentient-pick" data-type={draft.type}>
                <Drawn condition={{ op: 'match', value: Number(value) }} language={language} />
              </span>
            ),
          }))}
          onChange={(value) => onChange({ value })}
        />
      )}
      <div className="form-row">
        {(draft.op === 'sumEq' || draft.op === 'sumLe' || draft.op === 'sumGe') && number('value', own.value.sum)}
        {draft.op === 'diffEq' && number('value', own.value.difference)}
        {draft.op === 'sumOutside' && [number('le', own.le), number('ge', own.ge)]}
      </div>
      {draft.op === 'formula' && (
        <>
          <Picks
            field="condition"
            legend={legend('condition')}
            value={draft.order}
            picks={(['dice-number', 'number-dice'] as const).map((value) => ({ value, name: own.orders[value] }))}
            onChange={(order) => onChange({ order })}
          />
          <div className="form-row">
            <Picks
              field="term"
              legend={own.term}
              value={draft.term}
              picks={TERMS.map((value) => ({ value, name: w.terms[value] }))}
              onChange={(term) => onChange({ term })}
            />
            {number('number', own.number)}
          </div>
        </>
      )}
      {draft.op === 'match' && (
        <fieldset className="form-picks" data-field="vp">
          <legend>{legend('vp')}</legend>
          <div className="form-row">{[number('one', own.one), number('both', own.both)]}</div>
        </fieldset>
      )}
      {draft.op !== 'match' && draft.op !== 'formula' && number('vp', legend('vp'))}
      <div className="form-row">
        {(['left', 'right'] as const).map((side) => (
          <Picks
            key={side}
            field={side}
            legend={legend(side)}
            value={draft[side]}
            picks={CORNERS.map((value) => ({ value, name: own.corners[value], picture: <Sign name={value} /> }))}
            onChange={(corner) => onChange({ [side]: corner })}
          />
        ))}
      </div>
    </>
  );
}

/** A condition to be looked at, with likely numbers where none are typed yet. */
function shapeOf(draft: Draft): Condition {
  const likely = { value: draft.op === 'diffEq' ? '1' : '7', le: '4', ge: '10' };
  const reader = new FormReader();
  const typed = conditionOf(draft, reader) as Condition;
  return Object.keys(reader.faults).length === 0 ? typed : (conditionOf({ ...draft, ...likely }, reader) as Condition);
}
