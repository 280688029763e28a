import type { Language } from '@stolik/core';
import type { CorrectionFormProps, Fault } from '@stolik/games/ui';
import { NumberField, Picks } from '@stolik/games/ui/form';
import type { ReactNode } from 'react';
import { BONUSES, COUNTED_BONUSES, SIDES, SIZES, type Side, STEVE_TRACKS } from '../../rules/index.ts';
import { words } from '../../text/index.ts';
import { uiWords } from '../../text/ui.ts';
import { capital, fill } from '../context.ts';
import { SymbolIcon } from '../planner/index.ts';
import type { Draft, SideDraft } from './draft.ts';
import { withSlots } from './draft.ts';
import { correctionWords } from './words.ts';

const SLOTS = ['1', '2', '3', '4', '5'];
const SYMBOLS = { goods: 'goods', research: 'research', logistics: 'logistics' } as const;

/** What is printed on a tile, or on Steve's pad. */
export function Form({ draft, ...rest }: CorrectionFormProps<Draft>) {
  const { language, mark, faults, onChange } = rest;
  const own = correctionWords[language];
  const w = words[language];
  const legend = (field: string, name: ReactNode) => (
    <>
      {name} {mark(field)}
    </>
  );
  switch (draft.kind) {
    case 'tile':
      return (
        <>
          <Picks
            field="size"
            legend={legend('size', own.fields.size)}
            value={draft.size}
            picks={SIZES.map((value) => ({ value, name: value }))}
            onChange={(size) => onChange({ size })}
          />
          {SIDES.map((side) => (
            <SideForm
              key={side}
              {...{ side, faults, language, legend }}
              draft={draft[side]}
              onChange={(changed) => onChange({ [side]: changed })}
            />
          ))}
        </>
      );
    case 'pad':
      return (
        <>
          <div className="form-row">
            {(['price', 'goods', 'research', 'logistics'] as const).map((name) => (
              <NumberField
                key={name}
                {...{ name, language }}
                label={legend(
                  name,
                  <>
                    {name !== 'price' && <SymbolIcon symbol={SYMBOLS[name]} />} {capital(w.labels[name])}
                  </>,
                )}
                value={draft[name]}
                fault={faults[name]}
                onChange={(typed) => onChange({ [name]: typed })}
              />
            ))}
          </div>
          <Picks
            field="factory"
            legend={legend('factory', capital(own.factory))}
            value={draft.factory ? 'yes' : 'no'}
            picks={(['yes', 'no'] as const).map((value) => ({ value, name: own[value] }))}
            onChange={(value) => onChange({ factory: value === 'yes' })}
          />
        </>
      );
    case 'level':
      return (
        <NumberField
          name="extra"
          language={language}
          label={legend('extra', own.extra)}
          value={draft.extra}
          fault={faults.extra}
          onChange={(extra) => onChange({ extra })}
        />
      );
    case 'start':
      return (
        <Picks
          field="start"
          legend={legend('start', own.track)}
          value={draft.track}
          picks={STEVE_TRACKS.map((value) => ({ value, name: w.tracks[value] }))}
          onChange={(track) => onChange({ track })}
        />
      );
  }
}

interface SideFormProps {
  readonly side: Side;
  readonly draft: SideDraft;
  readonly faults: Readonly<Record<string, Fault>>;
  readonly language: Language;
  legend(field: string, name: ReactNode): ReactNode;
  onChange(draft: SideDraft): void;
}

function SideForm({ side, draft, faults, language, legend, onChange }: SideFormProps) {
  const own = correctionWords[language];
  const ui = uiWords[language];
  return (
    <fieldset className="form-picks phone-side-form" data-field={side}>
      <legend>
        <b>{fill(own.side, { side })}</b>
      </legend>
      <Picks
        field={`slots${side}`}
        legend={legend(`others${side}`, own.slots)}
        value={`${draft.vp.length}`}
        picks={SLOTS.map((value) => ({ value, name: value }))}
        onChange={(slots) => onChange(withSlots(draft, Number(slots)))}
      />
      <div className="form-row">
        {draft.vp.map((points, slot) => (
          <NumberField
            key={slot}
            name={`${side}.vp.${slot}`}
            language={language}
            label={legend(slot === 0 ? `first${side}` : '', fill(own.slot, { n: slot + 1 }))}
            value={points}
            fault={faults[`${side}.vp.${slot}`]}
            onChange={(typed) => onChange({ ...draft, vp: draft.vp.map((one, i) => (i === slot ? typed : one)) })}
          />
        ))}
      </div>
      <Picks
        field={`bonus${side}`}
        legend={legend(`bonus${side}`, capital(own.fields.bonus))}
        value={draft.bonus}
        picks={(['none', ...BONUSES] as const).map((value) => ({
          value,
          name: value === 'none' ? own.noBonus : fill(ui.bonusShort[value], { n: 'n' }),
        }))}
        onChange={(bonus) => onChange({ ...draft, bonus })}
      />
      {draft.bonus !== 'none' && COUNTED_BONUSES.includes(draft.bonus) && (
        <NumberField
          name={`${side}.n`}
          language={language}
          label={own.n}
          value={draft.n}
          fault={faults[`${side}.n`]}
          onChange={(n) => onChange({ ...draft, n })}
        />
      )}
    </fieldset>
  );
}
